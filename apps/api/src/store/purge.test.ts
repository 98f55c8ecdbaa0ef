import { expect, test } from 'vitest';
import { DAY, contactSubmission as contact, describeEngines, openFixture } from '../../test/stores.ts';
import { query } from '../../test/postgres.ts';
import { ageGroup } from './gate-counts.ts';
import { SUBMISSION_KINDS, type PurgeLimits, type SubmissionKind } from './store.ts';

const before = (time: number) => new Date(time).toISOString();

/** Returns limits that are some days before `now`, by default so many that nothing is deleted. */
function limitsAt(now: number, days: Partial<Record<SubmissionKind | 'spam' | 'keys' | 'messages', number>>) {
  const limit = (name: keyof typeof days) => before(now - (days[name] ?? 1_000) * DAY);
  const submissions = Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, limit(kind)]));
  return {
    submissions: submissions as PurgeLimits['submissions'],
    spam: limit('spam'),
    idempotencyKeys: limit('keys'),
    messages: limit('messages'),
  } satisfies PurgeLimits;
}

const key = (name: string) => ({ endpoint: '/', key: name, bodyHash: 'a' });

describeEngines('a purge', (makeLocation) => {
  test('deletes each kind exactly at its own limit, and marked submissions sooner', async () => {
    const { store, pass, now } = await openFixture(makeLocation);
    for (const kind of SUBMISSION_KINDS) {
      const payload =
        kind === 'gate' ? { language: 'en', region: 'eu', age: 30 } : { email: 'ada@example.org' };
      await store.submit(contact({ kind, payload, idempotency: key(kind) }));
      await store.submit(contact({ kind, payload, spam: true }));
    }
    const days = { 'general-application': 4, contact: 3, gate: 2, spam: 1, keys: 5 };
    const kindsAfter = async (duration: number) => {
      pass(duration);
      const limits = limitsAt(now(), days);
      const found = await store.purge(limits, { dryRun: true });
      const purged = await store.purge(limits);
      expect({ ...found, files: [] }).toEqual({ ...purged, files: [] });
      const rows = [...(await store.listSubmissions()), ...(await store.listSubmissions({ kind: 'gate' }))];
      return rows.map(({ kind, spam }) => (spam ? `spam ${kind}` : kind)).sort();
    };
    const all = [...SUBMISSION_KINDS].sort();
    expect(await kindsAfter(DAY)).toEqual([...all, ...all.map((kind) => `spam ${kind}`)].sort());
    expect(await kindsAfter(1)).toEqual(all);
    expect(await kindsAfter(DAY)).not.toContain('gate');
    expect(await kindsAfter(DAY)).not.toContain('contact');
    const kept = all.filter((kind) => !Object.hasOwn(days, kind));
    expect(await kindsAfter(DAY)).toEqual(kept);
    // Keys of submissions that are kept expire separately.
    expect((await store.stats()).idempotencyKeys).toBe(kept.length);
    await kindsAfter(DAY);
    expect((await store.stats()).idempotencyKeys).toBe(0);
  });

  test('adds each visit of the gate to the monthly counts once', async () => {
    const { store, pass, now, place } = await openFixture(makeLocation);
    const visit = (language: string, age: number) =>
      store.submit(contact({ kind: 'gate', payload: { language, region: 'eu', age } }));
    await Promise.all(Array.from({ length: 450 }, (_, n) => visit('en', n % 2 === 0 ? 16 : 30)));
    pass(10 * DAY);
    await visit('es', 70);
    await visit('en', 17);
    pass(10 * DAY);
    await visit('en', 17);

    const purged = await store.purge(limitsAt(now(), { gate: 5 }));
    expect(purged.submissions.gate).toBe(452);
    expect((await store.stats()).countedVisits).toBe(452);
    expect(await store.listSubmissions({ kind: 'gate' })).toHaveLength(1);
    pass(10 * DAY);
    await store.purge(limitsAt(now(), { gate: 5 }));
    expect((await store.stats()).countedVisits).toBe(453);
    if (place.databaseUrl === undefined) return;
    const text = 'select * from gate_counts order by month, language, age_group';
    expect(await query(place.databaseUrl, text)).toEqual([
      { month: '2026-11', language: 'en', region: 'eu', age_group: '16-17', visits: 225 },
      { month: '2026-11', language: 'en', region: 'eu', age_group: '25-34', visits: 225 },
      { month: '2026-12', language: 'en', region: 'eu', age_group: '16-17', visits: 2 },
      { month: '2026-12', language: 'es', region: 'eu', age_group: '55+', visits: 1 },
    ]);
  });

  test('deletes old keys and finished messages but not unsent ones', async () => {
    const { store, pass, now } = await openFixture(makeLocation);
    const mail = { channel: 'mail', purpose: 'notice', payload: {} } as const;
    await store.submit(contact({ idempotency: key('one'), outbox: [mail, mail, mail] }));
    const [sent, dead] = await store.claimMessages({ limit: 2, leaseMs: 1_000 });
    if (!sent || !dead) throw new Error('There are no messages.');
    await store.settleMessage(sent, { state: 'sent' });
    await store.settleMessage(dead, { state: 'dead', error: 'no' });
    pass(DAY + 1);
    await store.submit(contact({ idempotency: key('two') }));

    const purged = await store.purge(limitsAt(now(), { keys: 1, messages: 1 }));
    expect(purged).toMatchObject({ idempotencyKeys: 1, messages: 2, unsentMessages: 0 });
    expect(new Set(purged.files)).toEqual(new Set([sent, dead].map(({ id }) => `outbox/${id}.eml`)));
    expect(await store.recall(key('one'))).toBeUndefined();
    expect(await store.recall(key('two'))).toBeDefined();
    expect((await store.stats()).outbox).toMatchObject({ pending: 1, sent: 0, dead: 0 });
    expect((await store.stats()).purgedAt).toBe(before(now()));
  });

  test('deletes more keys than fit into one batch', async () => {
    const { store, pass, now } = await openFixture(makeLocation);
    await Promise.all(
      Array.from({ length: 450 }, (_, n) => store.submit(contact({ idempotency: key(String(n)) }))),
    );
    pass(DAY + 1);
    expect((await store.purge(limitsAt(now(), { keys: 1 }))).idempotencyKeys).toBe(450);
  });

  test('returns the files of deleted submissions', async () => {
    const { store, pass, now } = await openFixture(makeLocation);
    const file = { name: 'a', type: 'application/pdf', size: 1, sha256: 'a', path: 'uploads/1' };
    await store.submit(contact({ file }));
    pass(DAY + 1);
    expect((await store.purge(limitsAt(now(), { contact: 1 }))).files).toEqual(['uploads/1']);
  });
});

describeEngines('the daily purge', (makeLocation) => {
  const HOUR = DAY / 24;

  test('is due once a day, for the first time after a day', async () => {
    const { store, pass } = await openFixture(makeLocation);
    expect(await store.claimPurge()).toBe(false);
    pass(22 * HOUR);
    expect(await store.claimPurge()).toBe(false);
    pass(HOUR);
    expect(await store.claimPurge()).toBe(true);
    expect(await store.claimPurge()).toBe(false);
    pass(DAY);
    expect(await store.claimPurge()).toBe(true);
  });

  test('is not due after the clock has jumped ahead', async () => {
    const { store, pass } = await openFixture(makeLocation);
    await store.claimPurge();
    pass(400 * DAY);
    expect(await store.claimPurge()).toBe(false);
    // The clock is corrected.
    pass(-399 * DAY);
    expect(await store.claimPurge()).toBe(false);
    pass(DAY);
    expect(await store.claimPurge()).toBe(true);
  });

  test('is due again a day after a long stop', async () => {
    const { store, pass } = await openFixture(makeLocation);
    await store.claimPurge();
    pass(30 * DAY);
    expect(await store.claimPurge()).toBe(false);
    pass(DAY);
    expect(await store.claimPurge()).toBe(true);
  });
});

test.each([
  [16, '16-17'],
  [17, '16-17'],
  [18, '18-24'],
  [24, '18-24'],
  [25, '25-34'],
  [54, '45-54'],
  [55, '55+'],
  [120, '55+'],
])('ageGroup(%d) returns %s', (age, group) => expect(ageGroup(age)).toBe(group));
