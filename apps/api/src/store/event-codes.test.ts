import { expect, test } from 'vitest';
import { contactSubmission as contact, describeEngines, openFixture } from '../../test/stores.ts';

describeEngines('event codes', (makePlace) => {
  test('are all different and easy to read', async () => {
    const { store } = await openFixture(makePlace);
    const codes = await store.createEventCodes(50);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^MD2025[A-HJ-NP-Z]{8}$/);
    expect((await store.listEventCodes()).map(({ code }) => code)).toEqual(codes.sort());
  });

  test('let one application through each', async () => {
    const { store } = await openFixture(makePlace);
    const [eventCode = ''] = await store.createEventCodes(1);
    const apply = (code: string) => store.submit(contact({ kind: 'event-application', eventCode: code }));
    expect(await apply(eventCode)).toMatchObject({ type: 'stored' });
    expect(await apply(eventCode)).toEqual({ type: 'code', problem: 'used' });
    expect(await apply('MD2025\u0000\ud800')).toEqual({ type: 'code', problem: 'unknown' });
    const [submission, ...others] = await store.listSubmissions();
    expect(others).toEqual([]);
    expect(await store.listEventCodes()).toEqual([
      {
        code: eventCode,
        createdAt: '2026-11-21T12:00:00.000Z',
        usedAt: '2026-11-21T12:00:00.000Z',
        submissionId: submission?.id,
      },
    ]);
    expect((await store.stats()).eventCodes).toEqual({ total: 1, used: 1 });
  });

  test('do not count against a repetition', async () => {
    const { store } = await openFixture(makePlace);
    const [eventCode] = await store.createEventCodes(1);
    const idempotency = { endpoint: '/api/event-applications', key: 'one', bodyHash: 'a' };
    const apply = () => store.submit(contact({ eventCode, idempotency }));
    expect(await apply()).toMatchObject({ type: 'stored' });
    expect(await apply()).toMatchObject({ type: 'repeated' });
  });

  test('stay free when the application is refused, and used when it is withdrawn', async () => {
    const { store } = await openFixture(makePlace);
    const [one, two] = await store.createEventCodes(2);
    const uniqueFor = { email: 'ada@example.org', role: 'festival' };
    await store.submit(contact({ uniqueFor, eventCode: one, withdrawTokenHash: 'hash' }));
    expect(await store.submit(contact({ uniqueFor, eventCode: two }))).toEqual({ type: 'duplicate' });
    await store.withdraw('hash');
    expect(await store.submit(contact({ eventCode: two }))).toMatchObject({ type: 'stored' });
    expect(await store.submit(contact({ eventCode: one }))).toEqual({ type: 'code', problem: 'used' });
  });
});
