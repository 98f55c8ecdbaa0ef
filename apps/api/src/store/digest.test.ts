import { expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '@fatal/contracts';
import { anyText } from '../../test/matchers.ts';
import { DAY, contactSubmission, describeEngines, openFixture } from '../../test/stores.ts';
import { purgeLimits } from '../retention/purge-limits.ts';
import type { NewMessage, NewSubmission, Store } from './store.ts';

const waiting: NewMessage = { channel: 'mail', purpose: 'notice', payload: {}, waits: true };

const LEASE = { limit: 10, leaseMs: 60_000 };

const always = () => true;

describeEngines('the digest', (makeLocation) => {
  const open = async () => {
    const fixture = await openFixture(makeLocation);
    await fixture.store.collectDigest(always);
    fixture.pass(1_000);
    const submit = (changes: Partial<NewSubmission> = {}) =>
      fixture.store.submit(contactSubmission({ outbox: [waiting], ...changes }));
    return { ...fixture, submit };
  };

  const idsOf = async (store: Store) => (await store.listSubmissions()).map(({ id }) => id).sort();

  test('is one message that replaces all waiting ones', async () => {
    const { store, submit } = await open();
    await submit();
    await submit({ spam: true });
    expect(await store.claimMessages(LEASE)).toEqual([]);
    expect((await store.stats()).outbox).toMatchObject({ pending: 0, waiting: 2 });
    expect(await store.collectDigest(always)).toBe(true);
    expect(await store.claimMessages(LEASE)).toEqual([
      {
        id: anyText,
        channel: 'mail',
        purpose: 'digest',
        payload: { submissions: await idsOf(store) },
        submissionId: null,
        attempts: 1,
        createdAt: '2026-11-21T12:00:01.000Z',
      },
    ]);
    expect((await store.stats()).outbox).toMatchObject({ pending: 1, waiting: 0 });
  });

  test('starts with the first call, and again after the clock was ahead', async () => {
    const { store, pass } = await openFixture(makeLocation);
    await store.submit(contactSubmission({ outbox: [waiting] }));
    expect(await store.collectDigest(always)).toBe(false);
    pass(-DAY);
    expect(await store.collectDigest(always)).toBe(false);
    pass(1);
    expect(await store.collectDigest(always)).toBe(true);
  });

  test('lists each submission once under concurrent calls', async () => {
    const { store, submit } = await open();
    const told: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      const asked = Array.from({ length: 6 }, () => store.collectDigest(always));
      await Promise.all([...asked, ...Array.from({ length: 10 }, () => submit())]);
    }
    await store.collectDigest(always);
    for (const { payload } of await store.claimMessages({ ...LEASE, limit: 100 })) {
      told.push(...(payload.submissions as string[]));
    }
    expect(told.sort()).toEqual(await idsOf(store));
    expect(told).toHaveLength(50);
  });

  test('does not list a withdrawn submission', async () => {
    const { store, submit } = await open();
    const seen: unknown[] = [];
    await submit({ withdrawTokenHash: 'hash' });
    await store.withdraw('hash', (_submission, earlier) => {
      seen.push(...earlier);
      return [];
    });
    expect(seen).toEqual([expect.objectContaining({ channel: 'mail', purpose: 'notice', state: 'waiting' })]);
    expect(await store.collectDigest(always)).toBe(false);
  });

  test('still lists notices of any age', async () => {
    const { store, submit, pass, now } = await open();
    await submit();
    pass(60 * DAY);
    const limits = purgeLimits(DEFAULT_RETENTION, now());
    expect(await store.purge(limits, { dryRun: true })).toMatchObject({ messages: 0 });
    expect(await store.purge(limits)).toMatchObject({ messages: 0 });
    expect(await store.collectDigest(always)).toBe(true);
  });

  test('is deleted as a file with the first of its submissions', async () => {
    const { store, submit } = await open();
    await submit();
    await submit({ payload: { email: 'eve@example.org' } });
    expect(await store.eraseByEmail('eve@example.org', { dryRun: true })).toMatchObject({
      unsentMessages: 1,
    });
    await store.collectDigest(always);
    const [digest] = await store.claimMessages(LEASE);
    if (!digest) throw new Error('There is no digest.');
    await store.settleMessage(digest, { state: 'sent' });
    const file = `outbox/${digest.id}.eml`;
    expect(await store.knownFiles()).toContain(file);
    expect((await store.eraseByEmail('eve@example.org')).files).toEqual([file]);
    const [submission] = await store.listSubmissions();
    expect(await store.listMessages({ submissionId: submission?.id })).toMatchObject([
      { purpose: 'notice', state: 'sent', digest: digest.id },
    ]);
    expect(await store.listMessages({ id: digest.id })).toMatchObject([{ purpose: 'digest', state: 'sent' }]);
  });
});
