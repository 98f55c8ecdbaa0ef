import { expect, test } from 'vitest';
import { anyText } from '../../test/matchers.ts';
import { contactSubmission as contact, describeEngines, openFixture } from '../../test/stores.ts';
import { LONGEST_WAIT, type NewMessage } from './outbox.ts';

const mail: NewMessage = { channel: 'mail', purpose: 'confirmation', payload: { to: 'Ada@example.org' } };
const LEASE = { limit: 10, leaseMs: 60_000 };

describeEngines('the outbox', (makeLocation) => {
  const openWith = async (...outbox: NewMessage[]) => {
    const fixture = await openFixture(makeLocation);
    await fixture.store.submit(contact({ outbox }));
    return fixture;
  };
  const only = async ({ store }: Awaited<ReturnType<typeof openWith>>) => {
    const [message, ...others] = await store.claimMessages(LEASE);
    expect(others).toEqual([]);
    if (!message) throw new Error('There is no message.');
    return message;
  };

  test('is written with the submission and returns each message to one worker', async () => {
    const { store } = await openWith(mail, {
      channel: 'webhook',
      purpose: 'notice',
      payload: { n: '\u0000' },
    });
    const [submission] = await store.listSubmissions();
    const messages = await store.claimMessages(LEASE);
    expect(messages).toHaveLength(2);
    expect(messages).toContainEqual({
      ...mail,
      id: anyText,
      submissionId: submission?.id,
      attempts: 1,
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    expect(messages).toContainEqual(
      expect.objectContaining({ channel: 'webhook', payload: { n: '\u0000' } }),
    );
    expect(await store.claimMessages(LEASE)).toEqual([]);
  });

  test('keeps a held message with its reason and never sends it', async () => {
    const { store } = await openWith({ ...mail, payload: {}, held: 'limit of all' });
    expect(await store.retryDeadMessages()).toBe(0);
    expect(await store.claimMessages(LEASE)).toEqual([]);
    expect((await store.stats()).outbox).toMatchObject({ pending: 0, held: 1 });
    const rows = await store.read((db) =>
      db.selectFrom('outbox').select(['purpose', 'state', 'error']).execute(),
    );
    expect(rows).toEqual([{ purpose: 'confirmation', state: 'held', error: 'limit of all' }]);
  });

  test('has no messages about a rejected submission', async () => {
    const { store } = await openFixture(makeLocation);
    const errors = { email: ['unknown'] };
    const refused = await store.submit(contact({ claim: () => Promise.resolve(errors), outbox: [mail] }));
    expect(refused).toEqual({ type: 'refused', errors });
    expect(await store.claimMessages(LEASE)).toEqual([]);
  });

  test('returns the oldest messages first, up to the limit', async () => {
    const { store, pass } = await openFixture(makeLocation);
    for (const n of [1, 2, 3]) {
      await store.submit(contact({ outbox: [{ ...mail, payload: { n } }] }));
      pass(1);
    }
    const claim = async () =>
      (await store.claimMessages({ ...LEASE, limit: 2 })).map(({ payload }) => payload.n).sort();
    expect(await claim()).toEqual([1, 2]);
    expect(await claim()).toEqual([3]);
  });

  test('returns a message again after its lease', async () => {
    const fixture = await openWith(mail);
    const first = await only(fixture);
    fixture.pass(LEASE.leaseMs);
    const second = await only(fixture);
    expect(second).toEqual({ ...first, attempts: 2 });
    // The first worker was only slow, and its failure is ignored.
    await fixture.store.settleMessage(first, { state: 'dead', error: 'late' });
    await fixture.store.settleMessage(second, { state: 'retry', at: fixture.now(), error: 'busy' });
    const third = await only(fixture);
    await fixture.store.settleMessage(first, { state: 'sent' });
    await fixture.store.settleMessage(third, { state: 'retry', at: fixture.now(), error: 'busy' });
    expect(await fixture.store.claimMessages(LEASE)).toEqual([]);
    expect((await fixture.store.stats()).outbox).toMatchObject({ pending: 0, sent: 1, dead: 0 });
  });

  test('returns a message again at the time of its retry', async () => {
    const fixture = await openWith(mail);
    const at = fixture.now() + 90_000;
    await fixture.store.settleMessage(await only(fixture), { state: 'retry', at, error: 'busy' });
    fixture.pass(89_999);
    expect(await fixture.store.claimMessages(LEASE)).toEqual([]);
    fixture.pass(1);
    expect((await only(fixture)).attempts).toBe(2);
  });

  test('ignores a retry time set by a wrong clock', async () => {
    const fixture = await openWith(mail);
    const at = fixture.now() + LONGEST_WAIT + 1;
    await fixture.store.settleMessage(await only(fixture), { state: 'retry', at, error: 'busy' });
    expect((await only(fixture)).attempts).toBe(2);
  });

  test('deletes the payload of a sent message', async () => {
    const fixture = await openWith(mail);
    await fixture.store.settleMessage(await only(fixture), { state: 'sent' });
    fixture.pass(LEASE.leaseMs);
    expect(await fixture.store.claimMessages(LEASE)).toEqual([]);
    // The row has no address left, so it isn't counted.
    expect(await fixture.store.eraseByEmail('ada@example.org')).toMatchObject({
      submissions: { contact: 1 },
    });
  });

  test('gives up on a message until retryDeadMessages is called', async () => {
    const fixture = await openWith(mail);
    await fixture.store.settleMessage(await only(fixture), { state: 'dead', error: 'refused' });
    fixture.pass(LEASE.leaseMs);
    expect(await fixture.store.claimMessages(LEASE)).toEqual([]);
    expect((await fixture.store.stats()).outbox).toMatchObject({ pending: 0, dead: 1 });
    expect(await fixture.store.retryDeadMessages()).toBe(1);
    expect(await only(fixture)).toMatchObject({ ...mail, attempts: 1 });
  });

  test('counts messages by state', async () => {
    const { store } = await openWith(mail, mail);
    expect((await store.stats()).outbox).toEqual({
      pending: 2,
      waiting: 0,
      sent: 0,
      dead: 0,
      held: 0,
      oldestPendingAt: '2026-11-21T12:00:00.000Z',
    });
  });
});
