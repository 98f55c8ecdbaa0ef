import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import {
  contactSubmission as contact,
  describeEngines,
  openFixture,
  type MakeLocation,
} from '../../test/stores.ts';
import { openStoreAlongsideServer } from './open-store.ts';
import type { NewSubmission, Outcome, Store } from './store.ts';

/** Opens two stores on the same data, like two servers on PostgreSQL, or a server and a tool on SQLite. */
async function openTwo(makeLocation: MakeLocation): Promise<[Store, Store]> {
  const { store, place, now } = await openFixture(makeLocation);
  const other = await openStoreAlongsideServer(place, now);
  if (!other) throw new Error('There is no data.');
  onTestFinished(() => other.close());
  return [store, other];
}

/** Returns the stores in turn. */
function storeAt(stores: readonly Store[], index: number): Store {
  const store = stores[index % stores.length];
  if (!store) throw new Error('There is no store.');
  return store;
}

const submitAll = (stores: readonly Store[], submissions: readonly NewSubmission[]): Promise<Outcome[]> =>
  Promise.all(submissions.map((each, index) => storeAt(stores, index).submit(each)));

const ofType = (outcomes: readonly Outcome[], type: Outcome['type']) =>
  outcomes.filter((outcome) => outcome.type === type);

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

describeEngines('concurrent calls', (makeLocation) => {
  test('store a retried submission once', async () => {
    const stores = await openTwo(makeLocation);
    const idempotency = { endpoint: '/api/contact', key: 'one', bodyHash: 'a' };
    const outcomes = await submitAll(
      stores,
      times(60, () => contact({ idempotency })),
    );
    expect(ofType(outcomes, 'stored')).toHaveLength(1);
    expect(ofType(outcomes, 'repeated')).toHaveLength(59);
    expect(await stores[0].listSubmissions()).toHaveLength(1);
  });

  test('store one application per e-mail and role', async () => {
    const stores = await openTwo(makeLocation);
    const uniqueFor = { email: 'ada@example.org', role: 'Prop Artist' };
    const attempt = (n: number) =>
      contact({
        kind: 'application',
        uniqueFor,
        idempotency: { endpoint: '/api/applications', key: String(n), bodyHash: 'a' },
      });
    const outcomes = await submitAll(stores, times(60, attempt));
    expect(ofType(outcomes, 'stored')).toHaveLength(1);
    expect(ofType(outcomes, 'duplicate')).toHaveLength(59);
    // Rejected attempts leave nothing behind.
    expect((await stores[0].stats()).idempotencyKeys).toBe(1);
  });

  test('keep working when one of them has a bug', async () => {
    const [store] = await openTwo(makeLocation);
    await store.submit(contact({ withdrawTokenHash: 'taken' }));
    const submissions = times(20, (n) =>
      contact({ withdrawTokenHash: n === 7 ? 'taken' : `hash-${String(n)}` }),
    );
    const results = await Promise.allSettled(submissions.map((each) => store.submit(each)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[7]).toMatchObject({ status: 'rejected', reason: { retryable: false } });
    expect(await store.listSubmissions()).toHaveLength(20);
  });

  test('claim each message once', async () => {
    const stores = await openTwo(makeLocation);
    const outbox = [{ channel: 'mail', purpose: 'notice', payload: {} }] as const;
    await submitAll(
      stores,
      times(100, () => contact({ outbox })),
    );
    const claimed: string[] = [];
    const worker = async (store: Store) => {
      for (;;) {
        const messages = await store.claimMessages({ limit: 7, leaseMs: 60_000 });
        if (messages.length === 0) return;
        claimed.push(...messages.map(({ id }) => id));
      }
    };
    await Promise.all(times(8, (n) => worker(storeAt(stores, n))));
    expect(claimed).toHaveLength(100);
    expect(new Set(claimed).size).toBe(100);
  });

  test('count every view', async () => {
    const stores = await openTwo(makeLocation);
    await Promise.all(times(80, (n) => storeAt(stores, n).incrementViews(1)));
    expect(await stores[1].viewsByArticle()).toEqual(new Map([[1, 80]]));
  });

  test('withdraw a submission once and find the withdrawal', async () => {
    const stores = await openTwo(makeLocation);
    await stores[0].submit(contact({ withdrawTokenHash: 'hash' }));
    const attempts = times(20, async (n) => {
      const store = storeAt(stores, n);
      return (await store.withdraw('hash')) ?? store.findWithdrawn('hash');
    });
    const withdrawn = await Promise.all(attempts);
    expect(withdrawn.filter((each) => each !== undefined && 'files' in each)).toHaveLength(1);
    expect(withdrawn).not.toContain(undefined);
  });

  test('agree on one purge a day', async () => {
    const { store, place, now, pass } = await openFixture(makeLocation);
    const other = await openStoreAlongsideServer(place, now);
    if (!other) throw new Error('There is no data.');
    onTestFinished(() => other.close());
    await store.claimPurge();
    pass(24 * 60 * 60_000);
    const claims = await Promise.all(times(10, (n) => (n % 2 === 0 ? store : other).claimPurge()));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('follow all rules in any combination', async () => {
    const stores = await openTwo(makeLocation);
    let run = 0;
    const attempt = fc.record({
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
      bodyHash: fc.constantFrom('1', '2'),
      email: fc.constantFrom('ada', 'bea'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 12 }), async (attempts) => {
        run += 1;
        const name = (text: string) => `${text}-${String(run)}`;
        const submissions = attempts.map(({ key, bodyHash, email }) =>
          contact({
            kind: 'application',
            payload: { email: name(email) },
            uniqueFor: { email: name(email), role: 'Prop Artist' },
            idempotency: key === undefined ? undefined : { endpoint: '/', key: name(key), bodyHash },
          }),
        );
        const outcomes = await submitAll(stores, submissions);
        // At most one is stored per e-mail and per key. A used key returns `repeated` for its own body and `conflict` for others.
        const stored = submissions.filter((_, index) => outcomes[index]?.type === 'stored');
        const emails = new Set(submissions.map(({ uniqueFor }) => uniqueFor?.email));
        expect(stored.length).toBeGreaterThan(0);
        expect(new Set(stored.map(({ uniqueFor }) => uniqueFor?.email)).size).toBe(stored.length);
        expect(stored.length).toBeLessThanOrEqual(emails.size);
        const heldKeys = stored.flatMap(({ idempotency }) => idempotency ?? []);
        expect(new Set(heldKeys.map(({ key }) => key)).size).toBe(heldKeys.length);
        for (const [index, { idempotency }] of submissions.entries()) {
          const type = outcomes[index]?.type;
          if (!idempotency) expect(['stored', 'duplicate']).toContain(type);
          const held = heldKeys.find(({ key }) => key === idempotency?.key);
          if (type === 'repeated') expect(held?.bodyHash).toBe(idempotency?.bodyHash);
          if (type === 'conflict') expect(held?.bodyHash).not.toBe(idempotency?.bodyHash);
        }
      }),
      { numRuns: 60 },
    );
  });
});
