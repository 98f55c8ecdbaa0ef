import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, application } from '../../test/bodies.ts';
import { runMailServer } from '../../test/mail-server.ts';
import { describeWithPostgres } from '../../test/postgres.ts';
import { testDir } from '../../test/site-fixture.ts';
import { DAY, TODAY, describeEngines, openFixture, type StoreFixture } from '../../test/stores.ts';
import { openStore } from '../store/open-store.ts';
import type { Store, SubmissionKind } from '../store/store.ts';
import { digestDay, gatherDigest } from './digest.ts';
import { OUTBOX_FOLDER } from './files.ts';
import { messagesFor } from './queue.ts';
import { readMailSettings } from './settings.ts';
import { startMail } from './start-mail.ts';

const HOUR = DAY / 24;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const MAIL_STUDIO = 'studio@fatal.example';

const daily = readMailSettings({ MAIL_STUDIO, MAIL_DIGEST: '07:00' }, 3000);

const patient = { timeout: 20_000, interval: 50 };

const timing = { idle: 20, pace: 1 };

interface ReceiveOptions {
  kind?: SubmissionKind;
  spam?: boolean;
  settings?: typeof daily;
}

/** Stores a submission with its messages. */
async function receive(
  store: Store,
  payload: object = contact,
  { kind = 'contact', spam = false, settings = daily }: ReceiveOptions = {},
): Promise<void> {
  const { withdrawToken: _token, ...messages } = await messagesFor({ kind, payload, spam }, settings, () =>
    Promise.resolve(undefined),
  );
  await store.submit({
    kind,
    payload,
    spam,
    locale: 'en',
    answer: { status: 201, body: null },
    ...messages,
  });
}

/** Returns the mails to the studio that were written as files. */
function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, OUTBOX_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => !name.startsWith('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((raw) => raw.includes(`To: ${MAIL_STUDIO}`));
}

/** Runs the mailer of a server until everything is sent. Returns the mails to the studio so far. */
async function runOnce({ store, place, now }: StoreFixture, settings = daily): Promise<string[]> {
  const { dataDir } = place;
  const looked = Promise.withResolvers<undefined>();
  const claimMessages: Store['claimMessages'] = async (options) => {
    const messages = await store.claimMessages(options);
    looked.resolve(undefined);
    return messages;
  };
  const outbox = startMail({
    store: { ...store, claimMessages },
    settings,
    dataDir,
    team: [],
    now,
    log,
    timing,
  });
  await looked.promise;
  await vi.waitFor(async () => expect((await store.stats()).outbox.pending).toBe(0), patient);
  await outbox.stop();
  return mailsIn(dataDir);
}

describeEngines('the digest', (makeLocation) => {
  test('replaces notices with one mail a day, while confirmations are sent immediately', async () => {
    const fixture = await openFixture(makeLocation);
    const { store, pass } = fixture;
    // The first start only stores the time.
    expect(await runOnce(fixture)).toEqual([]);
    await receive(store, application, { kind: 'application' });
    await receive(store, contact);
    await receive(store, { ...contact, firstName: 'Mallory' }, { spam: true });
    // The server restarts on the same day.
    pass(6 * HOUR);
    expect(await runOnce(fixture)).toEqual([]);
    expect((await store.stats()).outbox).toMatchObject({ waiting: 3, sent: 2 });
    // 13:00 on the next day. The server was down at 07:00.
    pass(18 * HOUR);
    const [digest = '', ...others] = await runOnce(fixture);
    expect(others).toEqual([]);
    expect(digest).toContain('Subject: New submissions to Fatal: 3');
    for (const words of ['Application: Prop Artist', 'Message: A question', 'Mallory', 'Marked as spam']) {
      expect(digest).toContain(words);
    }
    for (const { id } of await store.listSubmissions()) expect(digest).toContain(id);
    // No mail is sent for a day without submissions. The next one lists only new submissions.
    pass(DAY);
    expect(await runOnce(fixture)).toHaveLength(1);
    await receive(store, contact);
    pass(DAY);
    const [, second = '', ...more] = await runOnce(fixture);
    expect(more).toEqual([]);
    expect(second).toContain('Subject: New submissions to Fatal: 1');
  });

  test('leaves out submissions that were deleted before it is sent', async () => {
    const fixture = await openFixture(makeLocation);
    const { store, pass } = fixture;
    await runOnce(fixture);
    await receive(store, { ...contact, email: 'eve@example.org', firstName: 'Eve' });
    await receive(store, contact);
    pass(DAY);
    await store.collectDigest(() => true);
    await store.eraseByEmail('eve@example.org');
    const [digest = ''] = await runOnce(fixture);
    expect(digest).toContain('New submissions to Fatal: 1');
    expect(digest).not.toMatch(/Eve|eve@/);
    await receive(store, { ...contact, email: 'eve@example.org' });
    pass(DAY);
    await store.collectDigest(() => true);
    await store.eraseByEmail('eve@example.org');
    expect(await runOnce(fixture)).toHaveLength(1);
  });

  test('is sent one last time with the waiting notices after it is turned off', async () => {
    const fixture = await openFixture(makeLocation);
    await runOnce(fixture);
    await receive(fixture.store, contact);
    fixture.pass(HOUR);
    const single = { ...daily, digestAt: null };
    expect(await runOnce(fixture, single)).toHaveLength(1);
    await receive(fixture.store, contact, { settings: single });
    expect(await runOnce(fixture, single)).toHaveLength(2);
  });

  test('is sent on time while the server runs', async () => {
    const { store, pass, now, place } = await openFixture(makeLocation);
    const { dataDir } = place;
    const outbox = startMail({ store, settings: daily, dataDir, team: [], now, log, timing });
    onTestFinished(outbox.stop);
    await vi.waitFor(async () => expect(await lastLook(store)).toBe(TODAY), patient);
    await receive(store);
    pass(17 * HOUR + 59 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailsIn(dataDir)).toEqual([]);
    pass(60_000);
    await vi.waitFor(() => expect(mailsIn(dataDir)).toHaveLength(1), patient);
  });
});

const lastLook = (store: Store) =>
  store.read(async (db) => {
    const row = await db.selectFrom('marks').select('at').where('name', '=', 'digest').executeTakeFirst();
    return row && Date.parse(row.at);
  });

describeWithPostgres('several servers on one PostgreSQL', (postgres) => {
  test('send a single digest with everything', async () => {
    let time = TODAY;
    const now = () => time;
    const { port, mails } = await runMailServer();
    const settings = { ...daily, smtpUrl: `smtp://127.0.0.1:${String(port)}` };
    const dataDir = testDir('digests');
    const place = { dataDir, databaseUrl: await postgres().createDatabase() };
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place, now)));
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    const [store] = stores as [Store];
    const runAll = async (until: () => Promise<void>) => {
      const all = stores.map((each) =>
        startMail({ store: each, settings, dataDir, team: [], now, log, timing }),
      );
      await vi.waitFor(until, patient);
      await Promise.all(all.map(({ stop }) => stop()));
    };

    await runAll(async () => expect(await lastLook(store)).toBe(TODAY));
    await Promise.all(stores.flatMap((each) => Array.from({ length: 4 }, () => receive(each))));
    for (let day = 1; day <= 2; day += 1) {
      time += DAY;
      await runAll(async () => {
        expect((await store.stats()).outbox).toMatchObject({ pending: 0, waiting: 0 });
        expect(await lastLook(store)).toBe(time);
      });
    }
    const digests = mails.filter(({ to }) => to === MAIL_STUDIO);
    expect(digests).toHaveLength(1);
    expect(digests[0]?.raw).toContain('Subject: New submissions to Fatal: 12');
    expect(mails).toHaveLength(13);
  });
});

test('a very large digest lists the first submissions and counts all', async () => {
  const one = { kind: 'contact', createdAt: '', locale: 'en', payload: contact, file: null } as const;
  const findSubmissions: Store['findSubmissions'] = (ids) => {
    expect(ids.length).toBeLessThanOrEqual(200);
    return Promise.resolve(ids.map((id) => ({ ...one, id, spam: Number(id) % 2 === 0 })));
  };
  const ids = Array.from({ length: 1_000 }, (_, id) => String(id));
  const { listed, listedMarked, ...counted } = await gatherDigest({ findSubmissions }, ids, 'en');
  expect([listed.length, listedMarked.length]).toEqual([200, 50]);
  expect(counted).toEqual({ total: 1_000, marked: 500, counts: new Map([['Message: A question', 500]]) });
});

// Madrid is one hour ahead of UTC in winter, and two in summer.
test.each([
  ['2026-11-21T05:59:59Z', '07:00', '2026-11-20'],
  ['2026-11-21T06:00:00Z', '07:00', '2026-11-21'],
  ['2026-07-01T04:59:59Z', '07:00', '2026-06-30'],
  ['2026-07-01T05:00:00Z', '07:00', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '00:00', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '00:00', '2027-01-01'],
  ['2027-01-01T05:00:00Z', '07:00', '2026-12-31'],
  ['2028-03-01T05:00:00Z', '07:00', '2028-02-29'],
  // A time that the clock change skips is due right after the change.
  ['2026-03-29T00:59:59Z', '02:30', '2026-03-28'],
  ['2026-03-29T01:00:00Z', '02:30', '2026-03-29'],
])('at %s the latest digest due at %s is that of %s', (instant, time, day) => {
  expect(digestDay(Date.parse(instant), time)).toBe(day);
});
