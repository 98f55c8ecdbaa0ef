import { expect, onTestFinished, test } from 'vitest';
import { contactSubmission as contact, describeEngines, openFixture } from '../../test/stores.ts';
import { openStoreAlongsideServer } from './open-store.ts';
import { claimEventCode, countEventCodes, createEventCodes, listEventCodes } from './event-codes.ts';

const refusedAs = (error: string) => ({ type: 'refused', errors: { md_code: [error] } });

describeEngines('event codes', (makeLocation) => {
  test('are unique and easy to read', async () => {
    const { store } = await openFixture(makeLocation);
    const codes = await createEventCodes(store, 50);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^MD2025[A-HJ-NP-Z]{8}$/);
    expect((await listEventCodes(store)).map(({ code }) => code)).toEqual(codes.sort());
  });

  test('each allow one application', async () => {
    const { store } = await openFixture(makeLocation);
    const [eventCode = ''] = await createEventCodes(store, 1);
    const apply = (code: string) =>
      store.submit(contact({ kind: 'event-application', claim: claimEventCode(code) }));
    expect(await apply(eventCode)).toMatchObject({ type: 'stored' });
    expect(await apply(eventCode)).toEqual(refusedAs('code_used'));
    expect(await apply('MD2025\u0000\ud800')).toEqual(refusedAs('code_unknown'));
    const [submission, ...others] = await store.listSubmissions();
    expect(others).toEqual([]);
    expect(await listEventCodes(store)).toEqual([
      {
        code: eventCode,
        createdAt: '2026-11-21T12:00:00.000Z',
        usedAt: '2026-11-21T12:00:00.000Z',
        submissionId: submission?.id,
      },
    ]);
    expect(await countEventCodes(store)).toEqual({ total: 1, used: 1 });
  });

  test('do not reject a retry', async () => {
    const { store } = await openFixture(makeLocation);
    const [eventCode = ''] = await createEventCodes(store, 1);
    const idempotency = { endpoint: '/api/event-applications', key: 'one', bodyHash: 'a' };
    const apply = () => store.submit(contact({ claim: claimEventCode(eventCode), idempotency }));
    expect(await apply()).toMatchObject({ type: 'stored' });
    expect(await apply()).toMatchObject({ type: 'repeated' });
  });

  test('stay free if the application is rejected and stay used if it is withdrawn', async () => {
    const { store } = await openFixture(makeLocation);
    const [one = '', two = ''] = await createEventCodes(store, 2);
    const uniqueFor = { email: 'ada@example.org', role: 'festival' };
    await store.submit(contact({ uniqueFor, claim: claimEventCode(one), withdrawTokenHash: 'hash' }));
    expect(await store.submit(contact({ uniqueFor, claim: claimEventCode(two) }))).toEqual({
      type: 'duplicate',
    });
    await store.withdraw('hash');
    expect(await store.submit(contact({ claim: claimEventCode(two) }))).toMatchObject({ type: 'stored' });
    expect(await store.submit(contact({ claim: claimEventCode(one) }))).toEqual(refusedAs('code_used'));
  });

  test('are used once by concurrent applications in two stores', async () => {
    const { store, place, now } = await openFixture(makeLocation);
    const other = await openStoreAlongsideServer(place, now);
    if (!other) throw new Error('There is no data.');
    onTestFinished(() => other.close());
    const [code = ''] = await createEventCodes(store, 1);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 === 0 ? store : other).submit(
          contact({ kind: 'event-application', claim: claimEventCode(code) }),
        ),
      ),
    );
    expect(outcomes.filter(({ type }) => type === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ type }) => type === 'refused')).toEqual(
      Array.from({ length: 39 }, () => refusedAs('code_used')),
    );
  });
});
