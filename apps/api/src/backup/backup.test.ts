import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { command } from '../../test/command-line.ts';
import { describeWithPostgres } from '../../test/postgres.ts';
import {
  TODAY,
  contactSubmission as contact,
  describeEngines,
  makeFolder,
  openFixture,
  type StoreFixture,
} from '../../test/stores.ts';
import { openStore, type DataPlace } from '../store/open-store.ts';
import { SUBMISSION_KINDS, type PurgeLimits, type Store, type StoredFile } from '../store/store.ts';

const firstVersion = readFileSync(join(import.meta.dirname, '../../test/fixtures/first-version.sql'), 'utf8');

const RESUME = 'my life';

function writeResume(dataDir: string, name: string, content = RESUME): StoredFile {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', name), content);
  const sha256 = createHash('sha256').update(RESUME).digest('hex');
  return { name: 'ada.pdf', type: 'application/pdf', size: RESUME.length, sha256, path: `uploads/${name}` };
}

/** Something in every table, and more submissions than one page. */
async function fill({ store, place, pass, now }: StoreFixture): Promise<void> {
  const codes = ['A', 'B'].map((code) => ({ code, created_at: '', used_at: null, submission_id: null }));
  await store.write((db) => db.insertInto('event_codes').values(codes).execute());
  const outbox = [{ channel: 'mail', purpose: 'notice', payload: { to: 'ada@example.org' } }] as const;
  const payload = { email: 'ada@example.org', text: `\u0000 \ud800 霧 'x'` };
  const file = writeResume(place.dataDir, '1');
  await store.submit(contact({ payload, outbox, file, withdrawTokenHash: 'hash' }));
  await Promise.all(
    Array.from({ length: 1_100 }, (_, n) =>
      store.submit(
        contact({ payload: { n }, idempotency: { endpoint: '/', key: String(n), bodyHash: 'a' } }),
      ),
    ),
  );
  await store.submit(contact({ kind: 'gate', payload: { language: 'en', region: 'eu', age: 30 } }));
  await store.incrementViews(1);
  pass(1);
  const never = '2000-01-01T00:00:00.000Z';
  const before = new Date(now()).toISOString();
  await store.purge({
    submissions: {
      ...(Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, never])) as PurgeLimits['submissions']),
      gate: before,
    },
    spam: never,
    idempotencyKeys: never,
    messages: never,
  });
}

/** All that a store holds, to compare. */
async function contentsOf(store: Store) {
  return {
    submissions: await store.listSubmissions(),
    codes: await store.read((db) => db.selectFrom('event_codes').selectAll().orderBy('code').execute()),
    views: await store.viewsByArticle(),
    stats: await store.stats(),
    withdrawable: await store.findByWithdrawToken('hash'),
    recalled: await store.recall({ endpoint: '/', key: '7', bodyHash: 'a' }),
  };
}

async function contentsAt(place: DataPlace) {
  const store = await openStore(place);
  const contents = await contentsOf(store);
  await store.close();
  return contents;
}

describeEngines('a backup', (makePlace) => {
  test('is made while the server runs, and restores everything', async () => {
    const fixture = await openFixture(makePlace);
    await fill(fixture);
    const dir = join(fixture.place.dataDir, 'backup');
    expect(await command(fixture.place, 'backup', '--to', dir)).toEqual({
      code: 0,
      stdout: `Checked and good: ${dir} (1,101 submissions, 2,207 rows in all, 1 file)\n`,
      stderr: 'Copied: 2,207 rows\n',
    });
    expect(readdirSync(dir).sort()).toEqual(['backup.json', 'fatal.sqlite', 'uploads']);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dir, 'uploads/1')).mode & 0o777).toBe(0o600);

    const before = await contentsOf(fixture.store);
    await fixture.store.submit(contact({ payload: { later: true } }));
    const target = await makePlace();
    expect(await command(target, 'restore', '--from', dir)).toEqual({
      code: 0,
      stdout: 'Restored and counted: 1,101 submissions, 2,207 rows in all, 1 file\n',
      stderr: 'Restored: 2,207 rows\n',
    });
    expect(await contentsAt(target)).toEqual(before);
    expect(readFileSync(join(target.dataDir, 'uploads/1'), 'utf8')).toBe(RESUME);
    expect(readdirSync(target.dataDir).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('replaces data only when it is forced to', async () => {
    const { place, store } = await openFixture(makePlace);
    await store.submit(contact({ payload: { n: 'kept' } }));
    const dir = join(place.dataDir, 'backup');
    await command(place, 'backup', '--to', dir);
    const target = await makePlace();
    const other = await openStore(target);
    await other.submit(contact({ payload: { n: 'other' } }));
    await other.close();

    const refused = await command(target, 'restore', '--from', dir);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toBe('There is data already (rows: 1). --force replaces it.\n');
    expect((await contentsAt(target)).submissions).toMatchObject([{ payload: { n: 'other' } }]);
    expect((await command(target, 'restore', '--from', dir, '--force')).code).toBe(0);
    expect((await contentsAt(target)).submissions).toMatchObject([{ payload: { n: 'kept' } }]);
  });

  test('is not written over another', async () => {
    const { place } = await openFixture(makePlace);
    const dir = join(place.dataDir, 'backup');
    expect((await command(place, 'backup', '--to', dir)).code).toBe(0);
    expect(await command(place, 'backup', '--to', dir)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${dir} exists already.\n`,
    });
  });
});

/** A backup of one submission with a file. */
async function makeSmallBackup(): Promise<{ place: DataPlace; dir: string }> {
  const { place, store } = await openFixture(makeFolder);
  await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
  const dir = join(place.dataDir, 'backup');
  expect((await command(place, 'backup', '--to', dir)).code).toBe(0);
  return { place, dir };
}

function meddle(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

test.each([
  [
    'is no backup',
    (dir: string) => rmSync(join(dir, 'backup.json')),
    /is not a backup: it does not exist\.$/,
  ],
  [
    'comes from a later version',
    (dir: string) => writeFileSync(join(dir, 'backup.json'), '{"format":2}'),
    /is not a backup that this version can read\.$/,
  ],
  [
    'has lost a row',
    (dir: string) => meddle(join(dir, 'fatal.sqlite'), 'DELETE FROM submissions'),
    /does not hold as many rows as it should\.$/,
  ],
  [
    'has lost a part of its database',
    (dir: string) => {
      const bytes = readFileSync(join(dir, 'fatal.sqlite'));
      writeFileSync(join(dir, 'fatal.sqlite'), bytes.subarray(0, bytes.length - 8_192));
    },
    /cannot be used: /,
  ],
  [
    'has a damaged page',
    (dir: string) => {
      const bytes = readFileSync(join(dir, 'fatal.sqlite'));
      bytes.fill(0xff, bytes.length - 4_096, bytes.length - 2_048);
      writeFileSync(join(dir, 'fatal.sqlite'), bytes);
    },
    /cannot be used: /,
  ],
])('a folder that %s is not restored', async (_case, damage, message) => {
  const { dir } = await makeSmallBackup();
  damage(dir);
  const target = await makeFolder();
  const { code, stderr } = await command(target, 'restore', '--from', dir);
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect((await contentsAt(target)).submissions).toEqual([]);
});

test('a backup tells of files that the data lacks, or that are not what they were', async () => {
  const { place, store } = await openFixture(makeFolder);
  await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
  await store.submit(contact({ file: writeResume(place.dataDir, '2', 'changed') }));
  await store.submit(contact({ file: writeResume(place.dataDir, '3') }));
  rmSync(join(place.dataDir, 'uploads/1'));
  const dir = join(place.dataDir, 'backup');
  const { code, stdout, stderr } = await command(place, 'backup', '--to', dir);
  expect(code).toBe(1);
  expect(stdout).toContain('3 submissions');
  expect(stderr).toMatch(
    /because the data lacks it: (?=.*uploads\/1 \(missing\))(?=.*uploads\/2 \(damaged\))/,
  );
  const restored = await command(await makeFolder(), 'restore', '--from', dir);
  expect(restored.code).toBe(1);
  expect(restored.stderr).toContain('uploads/1 (missing)');
});

test('a backup of an earlier version is brought up to date, and stays what it was', async () => {
  const { dir } = await makeSmallBackup();
  const database = join(dir, 'fatal.sqlite');
  rmSync(database);
  meddle(database, firstVersion);
  const rows = { submissions: 3, idempotency_keys: 2, article_views: 1 };
  writeFileSync(join(dir, 'backup.json'), JSON.stringify({ format: 1, rows, files: 0 }));
  const bytes = readFileSync(database);
  const target = await makeFolder();
  expect(await command(target, 'restore', '--from', dir)).toMatchObject({ code: 0 });
  expect((await contentsAt(target)).submissions).toHaveLength(2);
  expect(readFileSync(database).equals(bytes)).toBe(true);
});

test('no restore beside a running server on the same folder', async () => {
  const { place, dir } = await makeSmallBackup();
  const { code, stderr } = await command(place, 'restore', '--from', dir, '--force');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Another server is already using DATA_DIR/);
});

describeWithPostgres('to move', (postgres) => {
  const makeSource = async () => {
    const { dataDir } = await makeFolder();
    let time = TODAY;
    const store = await openStore({ dataDir }, () => time);
    await fill({ store, place: { dataDir }, now: () => time, pass: (duration) => (time += duration) });
    const contents = await contentsOf(store);
    await store.close();
    return { dataDir, contents };
  };

  test('copies everything from SQLite to PostgreSQL, and counts it', async () => {
    const { dataDir, contents } = await makeSource();
    const databaseUrl = await postgres().createDatabase();
    // A server that has only been started there leaves a note of the time.
    const started = await openStore({ dataDir, databaseUrl });
    await started.claimPurge();
    await started.close();
    const { code, stdout } = await command({ dataDir }, 'move', '--to', databaseUrl);
    expect(code).toBe(0);
    expect(stdout).toContain('  submissions: 1101\n');
    expect(stdout).toContain('Moved and counted: 2,207 rows.\n');
    expect(await contentsAt({ dataDir, databaseUrl })).toEqual(contents);
    expect(await contentsAt({ dataDir })).toEqual(contents);
  });

  test('moves nothing into a database that holds something, and can be repeated when it failed', async () => {
    const { dataDir, contents } = await makeSource();
    const databaseUrl = await postgres().createDatabase();
    const store = await openStore({ dataDir, databaseUrl });
    await store.incrementViews(9);
    await store.close();
    expect(await command({ dataDir, databaseUrl }, 'move')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is data in the database already (rows: 1).\n',
    });
    expect((await contentsAt({ dataDir, databaseUrl })).submissions).toEqual([]);
    const another = await postgres().createDatabase();
    expect((await command({ dataDir, databaseUrl: another }, 'move')).code).toBe(0);
    expect(await contentsAt({ dataDir, databaseUrl: another })).toEqual(contents);
  });

  test('wants the server stopped, and something to move', async () => {
    const { place } = await openFixture(makeFolder);
    const databaseUrl = await postgres().createDatabase();
    const beside = await command(place, 'move', '--to', databaseUrl);
    expect(beside.stderr).toMatch(/^Another server is already using DATA_DIR/);
    const { dataDir } = await makeFolder();
    const empty = await command({ dataDir }, 'move', '--to', databaseUrl);
    expect(empty).toMatchObject({ code: 1, stderr: `There is no data in ${dataDir} yet.\n` });
    expect(existsSync(join(dataDir, 'fatal.sqlite'))).toBe(false);
  });
});
