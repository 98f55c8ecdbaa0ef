import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../test/site-fixture.ts';
import { anyText } from '../../test/matchers.ts';
import { openStore } from './sqlite/open-store.ts';
import { UNIQUE_WINDOW, type Idempotency, type NewSubmission, type Store } from './store.ts';

type Open = (now: () => number) => Promise<Store>;

const openSqlite: Open = async (now) => {
  const dir = temporaryDir('store');
  const store = await openStore(dir, now);
  onTestFinished(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });
  return store;
};

const TODAY = Date.parse('2026-11-21T12:00:00Z');

const contact = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: 'contact',
  payload: { message: 'Hello.' },
  locale: 'en',
  answer: { status: 201, body: '{"message":"Thanks."}' },
  ...changes,
});

const key = (changes: Partial<Idempotency> = {}): Idempotency => ({
  endpoint: '/api/contact',
  key: 'one',
  bodyHash: 'a',
  ...changes,
});

// What every engine must do; another one joins by a line here.
describe.each<[string, Open]>([['SQLite', openSqlite]])('the store over %s', (_engine, open) => {
  let now = TODAY;
  const openAt = (time: number) => {
    now = time;
    return open(() => now);
  };

  test('lists what was submitted, newest first, without the gate', async () => {
    const store = await openAt(TODAY);
    await store.submit(contact({ payload: { n: 1 } }));
    now += 1;
    await store.submit(contact({ payload: { n: 2 }, kind: 'application', locale: 'jp' }));
    now += 1;
    await store.submit(contact({ payload: { n: 3 }, kind: 'gate' }));

    expect(await store.listSubmissions()).toEqual([
      {
        id: anyText,
        kind: 'application',
        createdAt: '2026-11-21T12:00:00.001Z',
        locale: 'jp',
        payload: { n: 2 },
      },
      expect.objectContaining({ payload: { n: 1 } }),
    ]);
    expect(await store.listSubmissions({ limit: 1 })).toHaveLength(1);
    expect(await store.listSubmissions({ kind: 'gate' })).toMatchObject([{ payload: { n: 3 } }]);
  });

  test('keeps any text as it came', async () => {
    const store = await openAt(TODAY);
    const payload = { text: `'; DROP TABLE submissions; -- \u0000 \ud800 😱 <script>` };
    await store.submit(contact({ payload }));
    expect(await store.listSubmissions()).toMatchObject([{ payload }]);
  });

  test('answers a repetition as the first time and stores nothing twice', async () => {
    const store = await openAt(TODAY);
    const first = await store.submit(contact({ idempotency: key() }));
    const again = await store.submit(
      contact({ idempotency: key(), answer: { status: 201, body: '{"message":"Gracias."}' } }),
    );
    expect(first).toEqual({ type: 'stored', answer: contact().answer });
    expect(again).toEqual({ type: 'repeated', answer: contact().answer });
    expect(await store.recall(key())).toEqual(again);
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  test('tells another body under the same key apart', async () => {
    const store = await openAt(TODAY);
    await store.submit(contact({ idempotency: key() }));
    const other = key({ bodyHash: 'b' });
    expect(await store.submit(contact({ idempotency: other }))).toEqual({ type: 'conflict' });
    expect(await store.recall(other)).toEqual({ type: 'conflict' });
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  test('has keys of their own for each endpoint', async () => {
    const store = await openAt(TODAY);
    await store.submit(contact({ idempotency: key() }));
    const elsewhere = key({ endpoint: '/api/gate-data', bodyHash: 'b' });
    expect(await store.recall(elsewhere)).toBeUndefined();
    expect(await store.submit(contact({ idempotency: elsewhere }))).toMatchObject({ type: 'stored' });
  });

  test('stores one of many parallel repetitions', async () => {
    const store = await openAt(TODAY);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => store.submit(contact({ idempotency: key() }))),
    );
    expect(outcomes.filter(({ type }) => type === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ type }) => type === 'repeated')).toHaveLength(19);
    expect(await store.listSubmissions()).toHaveLength(1);
  });

  describe('the unique rule', () => {
    const apply = (store: Store, email: string, role: string, idempotency?: Idempotency) =>
      store.submit(contact({ kind: 'application', uniqueFor: { email, role }, idempotency }));

    test('refuses the same e-mail, in any case, for the same role', async () => {
      const store = await openAt(TODAY);
      expect(await apply(store, 'Ada@Example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
      expect(await apply(store, 'ada@example.ORG', 'Prop Artist')).toEqual({ type: 'duplicate' });
      expect(await apply(store, 'ada@example.org', 'FX Artist')).toMatchObject({ type: 'stored' });
      expect(await apply(store, 'bea@example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
    });

    test('ends after 30 days', async () => {
      const store = await openAt(TODAY);
      await apply(store, 'ada@example.org', 'Prop Artist');
      now = TODAY + UNIQUE_WINDOW - 1;
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toEqual({ type: 'duplicate' });
      now = TODAY + UNIQUE_WINDOW;
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
    });

    test('holds for parallel attempts', async () => {
      const store = await openAt(TODAY);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => apply(store, 'ada@example.org', 'Prop Artist')),
      );
      expect(outcomes.filter(({ type }) => type === 'stored')).toHaveLength(1);
    });

    test('comes after the key: a repetition is no duplicate', async () => {
      const store = await openAt(TODAY);
      await apply(store, 'ada@example.org', 'Prop Artist', key());
      expect(await apply(store, 'ada@example.org', 'Prop Artist', key())).toMatchObject({ type: 'repeated' });
    });

    test('leaves the key of a refused attempt free', async () => {
      const store = await openAt(TODAY);
      await apply(store, 'ada@example.org', 'Prop Artist');
      expect(await apply(store, 'ada@example.org', 'Prop Artist', key())).toEqual({ type: 'duplicate' });
      expect(await store.recall(key())).toBeUndefined();
      const corrected = key({ bodyHash: 'b' });
      expect(await apply(store, 'ada@example.org', 'FX Artist', corrected)).toMatchObject({ type: 'stored' });
    });
  });

  test('counts views by article', async () => {
    const store = await openAt(TODAY);
    const counts = await Promise.all([1, 1, 2, 1].map((id) => store.incrementViews(id)));
    expect(counts).toEqual([1, 2, 1, 3]);
    expect(await store.viewsByArticle()).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
  });

  test('is ready until it is closed', async () => {
    const store = await open(() => TODAY);
    expect(await store.isReady()).toBe(true);
  });
});
