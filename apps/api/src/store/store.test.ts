import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/matchers.ts';
import {
  contactSubmission as contact,
  describeEngines,
  openFixture,
  type StoreFixture,
} from '../../test/stores.ts';
import type { Idempotency, Store } from './store.ts';
import { UNIQUE_WINDOW, type NewSubmission } from './submit.ts';

const key = (changes: Partial<Idempotency> = {}): Idempotency => ({
  endpoint: '/api/contact',
  key: 'one',
  bodyHash: 'a',
  ...changes,
});

describeEngines('the store', (makeLocation) => {
  const open = (): Promise<StoreFixture> => openFixture(makeLocation);

  test('lists submissions, newest first, without gate visits', async () => {
    const { store, pass } = await open();
    await store.submit(contact({ payload: { n: 1 }, spam: true }));
    pass(1);
    await store.submit(contact({ payload: { n: 2 }, kind: 'application', locale: 'jp' }));
    pass(1);
    await store.submit(contact({ payload: { n: 3 }, kind: 'gate' }));

    const [newest, oldest, ...rest] = await store.listSubmissions();
    expect(newest).toEqual({
      id: anyText,
      kind: 'application',
      createdAt: '2026-11-21T12:00:00.001Z',
      locale: 'jp',
      spam: false,
      payload: { n: 2 },
      file: null,
    });
    expect(oldest).toMatchObject({ payload: { n: 1 }, spam: true });
    expect(rest).toEqual([]);
    expect(await store.listSubmissions({ limit: 1 })).toEqual([newest]);
    expect(await store.listSubmissions({ kind: 'gate' })).toMatchObject([{ payload: { n: 3 } }]);
    expect(await store.listSubmissions({ spam: true })).toEqual([oldest]);
    expect(await store.listSubmissions({ spam: false })).toEqual([newest]);
    expect(await store.listSubmissions({ since: '2026-11-21T12:00:00.001Z' })).toEqual([newest]);
    expect(await store.findSubmission(newest?.id ?? '')).toEqual(newest);
    expect(await store.findSubmission('nothing')).toBeUndefined();
  });

  test('exports everything over several pages, oldest first, while submissions arrive', async () => {
    const { store, pass } = await open();
    const submitted = Array.from({ length: 1_201 }, (_, n) => contact({ payload: { n } }));
    // Many have the same time, so pages must not be split by time alone.
    for (let start = 0; start < submitted.length; start += 100) {
      await Promise.all(submitted.slice(start, start + 100).map((each) => store.submit(each)));
      pass(1);
    }
    const numbers: unknown[] = [];
    for await (const { payload } of store.exportSubmissions()) {
      if (numbers.length === 700) await store.submit(contact({ payload: { n: 'late' } }));
      numbers.push(payload.n);
    }
    expect(numbers.pop()).toBe('late');
    expect(numbers.map(Number).sort((one, other) => one - other)).toEqual(submitted.map((_, n) => n));

    const some: unknown[] = [];
    for await (const { payload } of store.exportSubmissions({ limit: 3 })) some.push(payload.n);
    expect(some).toEqual(numbers.slice(0, 3));
  });

  test('stores any text unchanged', async () => {
    const { store } = await open();
    const text = `'; DROP TABLE submissions; -- \u0000 \ud800 😱 <script>`;
    const file = { name: text, type: 'application/pdf', size: 1, sha256: 'ab', path: 'uploads/1' };
    const payload = { email: `${text}@example.org`, text };
    await store.submit(contact({ payload, file, uniqueFor: { email: payload.email, role: text } }));
    expect(await store.listSubmissions()).toMatchObject([{ payload, file }]);
    const second = contact({ payload, uniqueFor: { email: payload.email, role: text } });
    expect(await store.submit(second)).toEqual({ type: 'duplicate' });
    expect((await store.eraseByEmail(payload.email)).submissions.contact).toBe(1);
  });

  describe('a retry', () => {
    test('gets the first response and is not stored again', async () => {
      const { store } = await open();
      const first = await store.submit(contact({ idempotency: key() }));
      const again = await store.submit(
        contact({ idempotency: key(), answer: { status: 201, body: '{"message":"Gracias."}' } }),
      );
      expect(first).toEqual({ type: 'stored', answer: contact().answer });
      expect(again).toEqual({ type: 'repeated', answer: contact().answer });
      expect(await store.recall(key())).toEqual(again);
      expect(await store.listSubmissions()).toHaveLength(1);
    });

    test('with another body under the same key is a conflict', async () => {
      const { store } = await open();
      await store.submit(contact({ idempotency: key() }));
      const other = key({ bodyHash: 'b' });
      expect(await store.submit(contact({ idempotency: other }))).toEqual({ type: 'conflict' });
      expect(await store.recall(other)).toEqual({ type: 'conflict' });
      expect(await store.listSubmissions()).toHaveLength(1);
    });

    test('is only recognised at the same endpoint', async () => {
      const { store } = await open();
      await store.submit(contact({ idempotency: key() }));
      const elsewhere = key({ endpoint: '/api/gate-data', bodyHash: 'b' });
      expect(await store.recall(elsewhere)).toBeUndefined();
      expect(await store.submit(contact({ idempotency: elsewhere }))).toMatchObject({ type: 'stored' });
    });
  });

  describe('the unique rule', () => {
    const apply = (store: Store, email: string, role: string, changes: Partial<NewSubmission> = {}) =>
      store.submit(
        contact({ kind: 'application', payload: { email }, uniqueFor: { email, role }, ...changes }),
      );

    test('rejects the same e-mail, ignoring case, for the same role', async () => {
      const { store } = await open();
      expect(await apply(store, 'Ada@Example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
      expect(await apply(store, 'ada@example.ORG', 'Prop Artist')).toEqual({ type: 'duplicate' });
      expect(await apply(store, 'ada@example.org', 'FX Artist')).toMatchObject({ type: 'stored' });
      expect(await apply(store, 'bea@example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
    });

    // Spec 11.13
    test('ends after 30 days', async () => {
      const { store, pass } = await open();
      await apply(store, 'ada@example.org', 'Prop Artist');
      pass(UNIQUE_WINDOW - 1);
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toEqual({ type: 'duplicate' });
      pass(1);
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
    });

    test('ignores submissions that look like spam', async () => {
      const { store } = await open();
      await apply(store, 'ada@example.org', 'Prop Artist', { spam: true });
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toMatchObject({ type: 'stored' });
      expect(await apply(store, 'ada@example.org', 'Prop Artist')).toEqual({ type: 'duplicate' });
    });

    test('does not treat a retry as a duplicate', async () => {
      const { store } = await open();
      const idempotency = key();
      await apply(store, 'ada@example.org', 'Prop Artist', { idempotency });
      const again = await apply(store, 'ada@example.org', 'Prop Artist', { idempotency });
      expect(again).toMatchObject({ type: 'repeated' });
    });

    test('leaves the key of a rejected attempt free', async () => {
      const { store } = await open();
      await apply(store, 'ada@example.org', 'Prop Artist');
      const refused = await apply(store, 'ada@example.org', 'Prop Artist', { idempotency: key() });
      expect(refused).toEqual({ type: 'duplicate' });
      expect(await store.recall(key())).toBeUndefined();
      const corrected = key({ bodyHash: 'b' });
      const stored = await apply(store, 'ada@example.org', 'FX Artist', { idempotency: corrected });
      expect(stored).toMatchObject({ type: 'stored' });
    });
  });

  test('counts views by article', async () => {
    const { store } = await open();
    const counts = await Promise.all([1, 1, 2, 1].map((id) => store.incrementViews(id)));
    expect(counts.sort()).toEqual([1, 1, 2, 3]);
    expect(await store.viewsByArticle()).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
  });

  test('is ready until it is closed', async () => {
    const { store } = await open();
    expect(await store.isReady()).toBe(true);
  });
});
