import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contact, application } from '../../test/bodies.ts';
import { runMailServer } from '../../test/mail-server.ts';
import { describeWithPostgres } from '../../test/postgres.ts';
import { run } from '../../test/processes.ts';
import { testDir } from '../../test/site-fixture.ts';
import { DAY, TODAY, describeEngines, openFixture, type StoreFixture } from '../../test/stores.ts';
import { openStore } from '../store/open-store.ts';
import type { Store, SubmissionKind } from '../store/store.ts';
import { startDigests } from './digest-job.ts';
import { messagesFor, messagesForWithdrawal } from './messages-for.ts';
import { readDeliverySettings } from './settings.ts';
import { startDelivery } from './start-delivery.ts';
import { OUTBOX_FOLDER } from './transports/files.ts';

const HOUR = DAY / 24;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const studio = { MAIL_STUDIO: 'studio@fatal.example' };

const daily = readDeliverySettings({ ...studio, MAIL_DIGEST: '07:00' }, 3000);

/** The same, over a mail server on this port. */
const dailyOver = (port: number) =>
  readDeliverySettings(
    {
      ...studio,
      MAIL_DIGEST: '07:00',
      SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
      SITE_URL: 'https://fatal.example',
      MAIL_FROM: 'Fatal <post@fatal.example>',
    },
    3000,
  );

const patient = { timeout: 20_000, interval: 50 };

/** A form that was sent, with all that is to be told of it. */
async function receive(
  store: Store,
  payload: object = contact,
  { kind = 'contact', spam = false, settings = daily }: ReceiveOptions = {},
): Promise<string> {
  const { withdrawToken = '', ...messages } = await messagesFor({ kind, payload, spam }, settings, () =>
    Promise.resolve(undefined),
  );
  const answer = { status: 201, body: null };
  await store.submit({ kind, payload, spam, locale: 'en', answer, ...messages });
  return withdrawToken;
}

interface ReceiveOptions {
  kind?: SubmissionKind;
  spam?: boolean;
  settings?: typeof daily;
}

/** Runs a server's delivery until all is sent, and returns the mails to the studio that lie there by then. */
async function runOnce({ store, place, now }: StoreFixture, settings = daily): Promise<string[]> {
  const looks = Promise.withResolvers<boolean>();
  const collectDigest: Store['collectDigest'] = async (isDue) => {
    const collected = await store.collectDigest(isDue);
    looks.resolve(collected);
    return collected;
  };
  const outbox = startDelivery({
    store: { ...store, collectDigest },
    settings,
    dataDir: place.dataDir,
    team: [],
    now,
    log,
  });
  await looks.promise;
  await vi.waitFor(async () => expect((await store.stats()).outbox.pending).toBe(0), patient);
  await outbox.stop();
  const folder = join(place.dataDir, OUTBOX_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((raw) => raw.includes(`To: ${studio.MAIL_STUDIO}`));
}

describeEngines('the digest', (makePlace) => {
  test('is one mail a day in the place of notices; confirmations go at once', async () => {
    const fixture = await openFixture(makePlace);
    const { store, pass } = fixture;
    // The first start begins to count.
    expect(await runOnce(fixture)).toEqual([]);
    await receive(store, application, { kind: 'application' });
    await receive(store, contact);
    await receive(store, { ...contact, firstName: 'Mallory' }, { spam: true });
    // The rest of the day, in which the server is started again.
    pass(6 * HOUR);
    expect(await runOnce(fixture)).toEqual([]);
    expect((await store.stats()).outbox).toMatchObject({ waiting: 3, sent: 2 });
    // 13:00 on the next day: the server was down at seven.
    pass(18 * HOUR);
    const [digest = '', ...others] = await runOnce(fixture);
    expect(others).toEqual([]);
    expect(digest).toContain('Subject: New submissions to Fatal: 3');
    for (const words of ['Application: Prop Artist', 'Message: A question', 'Mallory', 'Marked as spam']) {
      expect(digest).toContain(words);
    }
    for (const { id } of await store.listSubmissions()) expect(digest).toContain(id);
    // Nothing came: no mail. The day after: only what is new.
    pass(DAY);
    expect(await runOnce(fixture)).toHaveLength(1);
    await receive(store, contact);
    pass(DAY);
    const [, second = '', ...more] = await runOnce(fixture);
    expect(more).toEqual([]);
    expect(second).toContain('Subject: New submissions to Fatal: 1');
  });

  test('tells of nobody who is gone by the time it is sent', async () => {
    const fixture = await openFixture(makePlace);
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

  test('once turned off, what waited still comes, in a last one', async () => {
    const fixture = await openFixture(makePlace);
    await runOnce(fixture);
    await receive(fixture.store, contact);
    fixture.pass(HOUR);
    const single = readDeliverySettings(studio, 3000);
    expect(await runOnce(fixture, single)).toHaveLength(1);
    await receive(fixture.store, contact, { settings: single });
    expect(await runOnce(fixture, single)).toHaveLength(2);
  });

  test('a time that comes while the server runs is not missed, and the outbox is woken', async () => {
    const { store, pass, now } = await openFixture(makePlace);
    const wake = vi.fn();
    const job = startDigests({ store, digestAt: '07:00', now, log, wake, look: 10 });
    onTestFinished(job.stop);
    await vi.waitFor(async () => expect(await lastLook(store)).toBe(TODAY), patient);
    await receive(store);
    pass(17 * HOUR + 59 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(wake).not.toHaveBeenCalled();
    pass(60_000);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1), patient);
    expect((await store.stats()).outbox).toMatchObject({ waiting: 0 });
  });
});

const lastLook = (store: Store) =>
  store.read(async (db) => {
    const row = await db.selectFrom('marks').select('at').where('name', '=', 'digest').executeTakeFirst();
    return row && Date.parse(row.at);
  });

describe('whoever withdraws', () => {
  const told = (state: 'waiting' | 'sent') => [{ channel: 'mail', purpose: 'notice', state } as const];
  const submission = {
    id: '01a1',
    kind: 'contact',
    createdAt: '2026-11-21T12:00:00.000Z',
    locale: 'en',
    spam: false,
    payload: contact,
    file: null,
  } as const;
  const recipients = (
    ...args: [typeof submission | (Omit<typeof submission, 'spam'> & { spam: true }), ReturnType<typeof told>]
  ) =>
    messagesForWithdrawal(...args, daily, TODAY).map(({ payload }) =>
      'to' in payload ? payload.to : 'studio',
    );

  test('is told, and the studio only if it may have heard of it', () => {
    expect(recipients(submission, told('waiting'))).toEqual(['ada@example.org']);
    expect(recipients(submission, told('sent'))).toEqual(['ada@example.org', 'studio']);
    expect(recipients({ ...submission, spam: true }, told('sent'))).toEqual(['studio']);
    expect(recipients({ ...submission, spam: true }, told('waiting'))).toEqual([]);
  });
});

test('a digest that fails is tried again later, under the same message id', async () => {
  const { store, place, now, pass } = await openFixture(() =>
    Promise.resolve({ dataDir: testDir('digest') }),
  );
  await store.collectDigest(() => true);
  await receive(store);
  pass(DAY);
  await store.collectDigest(() => true);
  const [claimed] = await store.claimMessages({ limit: 10, leaseMs: 1_000 });
  expect(claimed).toBeDefined();
  // Whoever took it has died.
  pass(DAY);
  const { port, mails } = await runMailServer();
  const settings = dailyOver(port);
  const outbox = startDelivery({ store, settings, dataDir: place.dataDir, team: [], now, log });
  await vi.waitFor(
    () => expect(mails.filter(({ to }) => to === studio.MAIL_STUDIO)).toHaveLength(1),
    patient,
  );
  await outbox.stop();
  expect(mails.map(({ raw }) => /Message-ID: <([\da-f-]+)@/.exec(raw)?.[1])).toContain(
    (await store.listMessages({})).find(({ purpose }) => purpose === 'digest')?.id,
  );
});

describeWithPostgres('several servers on one PostgreSQL', (postgres) => {
  test('send one digest between them, with everything', async () => {
    let time = TODAY;
    const now = () => time;
    const { port, mails } = await runMailServer();
    const settings = dailyOver(port);
    const place = { dataDir: testDir('digests'), databaseUrl: await postgres().createDatabase() };
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place, now)));
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    const startAll = () =>
      stores.map((store) => startDelivery({ store, settings, dataDir: place.dataDir, team: [], now, log }));
    const stopAll = (all: ReturnType<typeof startAll>) => Promise.all(all.map(({ stop }) => stop()));

    await stopAll(startAll());
    const [store] = stores as [Store];
    await Promise.all(stores.flatMap((each) => Array.from({ length: 4 }, () => receive(each))));
    for (let day = 1; day <= 2; day += 1) {
      time += DAY;
      const servers = startAll();
      await vi.waitFor(async () => {
        expect((await store.stats()).outbox).toMatchObject({ pending: 0, waiting: 0 });
        expect(mails.length).toBeGreaterThan(0);
      }, patient);
      await stopAll(servers);
    }
    const digests = mails.filter(({ to }) => to === studio.MAIL_STUDIO);
    expect(digests).toHaveLength(1);
    expect(digests[0]?.raw).toContain('Subject: New submissions to Fatal: 12');
    expect(mails).toHaveLength(13);
  });
});

test.each([
  ['7 am', studio.MAIL_STUDIO, 'MAIL_DIGEST must be a time from 00:00 to 23:59, or off, but is "7 am".\n'],
  ['07:00', '', 'MAIL_STUDIO must be set when MAIL_DIGEST is.\n'],
])('MAIL_DIGEST=%s for "%s" stops the start with one line', async (MAIL_DIGEST, MAIL_STUDIO, stderr) => {
  const env = { PORT: '0', DATA_DIR: testDir('digest'), MAIL_DIGEST, MAIL_STUDIO };
  expect(await run('server.js', env).finished).toMatchObject({ code: 1, stderr });
});
