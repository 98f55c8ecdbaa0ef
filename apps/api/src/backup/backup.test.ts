import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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
import { testDir } from '../../test/site-fixture.ts';
import { openStore, type DataLocation } from '../store/open-store.ts';
import { SUBMISSION_KINDS, type PurgeLimits, type Store, type StoredFile } from '../store/store.ts';

afterEach(() => vi.unstubAllEnvs());

const firstVersion = readFileSync(join(import.meta.dirname, '../../test/fixtures/first-version.sql'), 'utf8');

const RESUME = 'my life';

function writeResume(dataDir: string, name: string, content = RESUME): StoredFile {
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', name), content);
  const sha256 = createHash('sha256').update(RESUME).digest('hex');
  return { name: 'ada.pdf', type: 'application/pdf', size: RESUME.length, sha256, path: `uploads/${name}` };
}

/** Writes data to every table. */
async function fill({ store, place, pass, now }: StoreFixture): Promise<void> {
  const codes = ['A', 'B'].map((code) => ({ code, created_at: '', used_at: null, submission_id: null }));
  await store.write((db) => db.insertInto('event_codes').values(codes).execute());
  const outbox = [{ channel: 'mail', purpose: 'notice', payload: { to: 'ada@example.org' } }] as const;
  const payload = { email: 'ada@example.org', text: `\u0000 \ud800 霧 'x'` };
  const file = writeResume(place.dataDir, '1');
  await store.submit(contact({ payload, outbox, file, withdrawTokenHash: 'hash' }));
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
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

/** Returns the data of a store for comparison. */
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

async function contentsAt(place: DataLocation) {
  const store = await openStore(place);
  const contents = await contentsOf(store);
  await store.close();
  return contents;
}

describeEngines('a backup', (makeLocation) => {
  test('is made while the server runs and restores everything', async () => {
    const fixture = await openFixture(makeLocation);
    await fill(fixture);
    const dir = join(fixture.place.dataDir, 'backup');
    expect(await command(fixture.place, 'backup', '--to', dir)).toEqual({
      code: 0,
      stdout: `Wrote ${dir} (1 uploaded file).\n`,
      stderr: '',
    });
    const database = fixture.place.databaseUrl === undefined ? 'fatal.sqlite' : 'fatal.dump';
    expect(readdirSync(dir).sort()).toEqual(['backup.json', database, 'uploads']);
    const again = await command(fixture.place, 'backup', '--to', dir);
    expect(again).toEqual({ code: 1, stdout: '', stderr: `${dir} already exists.\n` });

    const before = await contentsOf(fixture.store);
    await fixture.store.submit(contact({ payload: { later: true } }));
    const target = await makeLocation();
    expect(await command(target, 'restore', '--from', dir)).toEqual({
      code: 0,
      stdout: `\
Restored 21 submissions and 1 uploaded file.
Repeat the erasures made after 2026-11-21T12:00:00.000Z.
`,
      stderr: '',
    });
    expect(await contentsAt(target)).toEqual(before);
    expect(readFileSync(join(target.dataDir, 'uploads/1'), 'utf8')).toBe(RESUME);
    expect(readdirSync(target.dataDir).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('is readable only by its owner', async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const { place, store } = await openFixture(makeLocation);
    await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
    const dir = join(place.dataDir, 'backup');
    await command(place, 'backup', '--to', dir);
    const open = ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })].filter(
      (path) => (statSync(join(dir, path)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
  });

  test('replaces existing data only with --force', async () => {
    const { place, store } = await openFixture(makeLocation);
    await store.submit(contact({ payload: { n: 'kept' } }));
    const dir = join(place.dataDir, 'backup');
    await command(place, 'backup', '--to', dir);
    const target = await makeLocation();
    const other = await openStore(target);
    await other.submit(contact({ payload: { n: 'other' } }));
    await other.close();

    const refused = await command(target, 'restore', '--from', dir);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toBe('There is already data (rows: 1). Use --force to replace it.\n');
    expect((await contentsAt(target)).submissions).toMatchObject([{ payload: { n: 'other' } }]);
    expect((await command(target, 'restore', '--from', dir, '--force')).code).toBe(0);
    expect((await contentsAt(target)).submissions).toMatchObject([{ payload: { n: 'kept' } }]);
  });

  test('leaves no folder behind if it fails', async () => {
    const { place, store } = await openFixture(makeLocation);
    await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
    rmSync(join(place.dataDir, 'uploads/1'));
    mkdirSync(join(place.dataDir, 'uploads/1'));
    expect((await command(place, 'backup')).code).toBe(1);
    expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([]);
  });

  test('is not restored if it comes from a later version', async () => {
    const { place } = await openFixture(makeLocation);
    const dir = join(place.dataDir, 'backup');
    await command(place, 'backup', '--to', dir);
    const file = join(dir, 'backup.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"migration": "/, '$&9'));
    expect(await command(place, 'restore', '--from', dir, '--force')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${dir} is a backup of a later version. Install that version first.\n`,
    });
  });

  test('lists missing and changed files', async () => {
    const { place, store } = await openFixture(makeLocation);
    await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
    await store.submit(contact({ file: writeResume(place.dataDir, '2', 'changed') }));
    await store.submit(contact({ file: writeResume(place.dataDir, '3') }));
    rmSync(join(place.dataDir, 'uploads/1'));
    const dir = join(place.dataDir, 'backup');
    const { code, stdout, stderr } = await command(place, 'backup', '--to', dir);
    expect(code).toBe(1);
    expect(stdout).toContain('1 uploaded file');
    const problems = /: (?=.*uploads\/1 \(missing\))(?=.*uploads\/2 \(damaged\))/;
    expect(stderr).toMatch(problems);
    const restored = await command(await makeLocation(), 'restore', '--from', dir);
    expect(restored.code).toBe(1);
    expect(restored.stdout).toContain('Restored 3 submissions and 1 uploaded file.');
    expect(restored.stderr).toMatch(problems);
  });
});

/** Creates a backup of one submission with a file. */
async function makeSmallBackup(makeLocation = makeFolder): Promise<{ place: DataLocation; dir: string }> {
  const { place, store } = await openFixture(makeLocation);
  await store.submit(contact({ file: writeResume(place.dataDir, '1') }));
  const dir = join(place.dataDir, 'backup');
  expect((await command(place, 'backup', '--to', dir)).code).toBe(0);
  return { place, dir };
}

test.each([
  [
    'is not a backup',
    (dir: string) => rmSync(join(dir, 'backup.json')),
    /^Cannot read .+backup\.json, which every backup has: it does not exist\.$/,
  ],
  [
    'has no database',
    (dir: string) => rmSync(join(dir, 'fatal.sqlite')),
    /is not a backup: it contains no fatal\.sqlite\.$/,
  ],
  [
    'has a truncated database',
    (dir: string) => {
      const bytes = readFileSync(join(dir, 'fatal.sqlite'));
      writeFileSync(join(dir, 'fatal.sqlite'), bytes.subarray(0, bytes.length - 8_192));
    },
    /cannot be restored: /,
  ],
  [
    'has a damaged database page',
    (dir: string) => {
      const bytes = readFileSync(join(dir, 'fatal.sqlite'));
      bytes.fill(0xff, bytes.length - 4_096, bytes.length - 2_048);
      writeFileSync(join(dir, 'fatal.sqlite'), bytes);
    },
    /cannot be restored: /,
  ],
])('restore rejects a folder that %s and keeps the data', async (_case, damage, message) => {
  const { dir } = await makeSmallBackup();
  damage(dir);
  const target = await makeFolder();
  const store = await openStore(target);
  await store.submit(contact({ payload: { n: 'stays' } }));
  await store.close();
  const { code, stderr } = await command(target, 'restore', '--from', dir, '--force');
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect((await contentsAt(target)).submissions).toMatchObject([{ payload: { n: 'stays' } }]);
});

test('restore migrates a backup of an earlier version without changing the backup', async () => {
  const { dir } = await makeSmallBackup();
  const file = join(dir, 'fatal.sqlite');
  rmSync(file);
  const database = new DatabaseSync(file);
  database.exec(firstVersion);
  database.close();
  // Manifest in the format of an earlier version.
  const manifest = { format: 1, createdAt: '2026-11-20T12:00:00.000Z', rows: { submissions: 3 }, files: 0 };
  writeFileSync(join(dir, 'backup.json'), JSON.stringify(manifest));
  const bytes = readFileSync(file);
  const target = await makeFolder();
  expect(await command(target, 'restore', '--from', dir)).toMatchObject({ code: 0 });
  expect((await contentsAt(target)).submissions).toHaveLength(2);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('restore replaces a damaged database with --force', async () => {
  const { dir } = await makeSmallBackup();
  const target = await makeFolder();
  writeFileSync(join(target.dataDir, 'fatal.sqlite'), 'not a database');
  expect((await command(target, 'restore', '--from', dir)).stderr).toMatch(
    /^Cannot open the data in DATA_DIR/,
  );
  expect((await command(target, 'restore', '--from', dir, '--force')).code).toBe(0);
  expect((await contentsAt(target)).submissions).toHaveLength(1);
});

test('restore rejects the folder of a running server', async () => {
  const { place, dir } = await makeSmallBackup();
  const { code, stderr } = await command(place, 'restore', '--from', dir, '--force');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Another server is already using DATA_DIR/);
});

describeWithPostgres('a backup of PostgreSQL', (postgres) => {
  const makeLocation = async () => ({
    ...(await makeFolder()),
    databaseUrl: await postgres().createDatabase(),
  });

  test('changes nothing if it is damaged', async () => {
    const { place, dir } = await makeSmallBackup(makeLocation);
    const file = join(dir, 'fatal.dump');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 2_000));
    const { code, stderr } = await command(place, 'restore', '--from', dir, '--force');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^pg_restore failed: [^\n]+\n$/);
    expect((await contentsAt(place)).submissions).toHaveLength(1);
  });

  test('can only be restored to PostgreSQL, and a SQLite backup only to SQLite', async () => {
    const { place, dir } = await makeSmallBackup(makeLocation);
    const sqlite = await makeSmallBackup();
    expect((await command(await makeFolder(), 'restore', '--from', dir)).stderr).toBe(
      `${dir} is a backup of PostgreSQL. Set DATABASE_URL to a database, and try again.\n`,
    );
    expect((await command(place, 'restore', '--from', sqlite.dir, '--force')).stderr).toBe(
      `${sqlite.dir} is a backup of SQLite. Restore it without DATABASE_URL, then use the command move.\n`,
    );
  });

  test('passes no password in the arguments of pg_dump', async () => {
    const { place } = await openFixture(makeLocation);
    const { path, read } = writeProgram(
      'pg_dump',
      'echo "$@ $PGUSER $PGPASSWORD $PGSSLMODE" > "$0.out"; exit 3',
    );
    const databaseUrl = `${(place.databaseUrl ?? '').replace('fatal@', 'fatal:se%40cret@')}?sslmode=disable`;
    vi.stubEnv('PATH', path);
    const { code, stderr } = await command({ ...place, databaseUrl }, 'backup');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^pg_dump failed: /) as string,
    });
    const [args = '', ...connection] = read()
      .trim()
      .split(/ (?=fatal se@cret)/);
    expect(connection).toEqual(['fatal se@cret disable']);
    expect(args).not.toContain('cret');
  });

  test('names the package to install if pg_dump is missing', async () => {
    const { place } = await openFixture(makeLocation);
    vi.stubEnv('PATH', '/nowhere');
    expect(await command(place, 'backup')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'pg_dump is not installed: apt-get install postgresql-client.\n',
    });
  });
});

/** Creates a fake program. Returns a `PATH` that contains it, and a function that reads its output file. */
function writeProgram(name: string, script: string) {
  const dir = testDir('programs');
  writeFileSync(join(dir, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return {
    path: `${dir}:${process.env.PATH ?? ''}`,
    read: () => readFileSync(join(dir, `${name}.out`), 'utf8'),
  };
}

describeWithPostgres('move', (postgres) => {
  const makeSource = async () => {
    const { dataDir } = await makeFolder();
    let time = TODAY;
    const store = await openStore({ dataDir }, () => time);
    await fill({ store, place: { dataDir }, now: () => time, pass: (duration) => (time += duration) });
    const contents = await contentsOf(store);
    await store.close();
    return { dataDir, contents };
  };

  test('copies everything from SQLite to PostgreSQL and compares the row counts', async () => {
    const { dataDir, contents } = await makeSource();
    const databaseUrl = await postgres().createDatabase();
    // Starting a server is enough to leave a timestamp in the database.
    const started = await openStore({ dataDir, databaseUrl });
    await started.claimPurge();
    await started.close();
    const { code, stdout } = await command({ dataDir }, 'move', '--to', databaseUrl);
    expect(code).toBe(0);
    expect(stdout).toContain('Moved and counted: 21 submissions, 47 rows in all.\n');
    expect(await contentsAt({ dataDir, databaseUrl })).toEqual(contents);
    expect(await contentsAt({ dataDir })).toEqual(contents);
  });

  test('rejects a database with data and accepts an empty one', async () => {
    const { dataDir, contents } = await makeSource();
    const databaseUrl = await postgres().createDatabase();
    const store = await openStore({ dataDir, databaseUrl });
    await store.incrementViews(9);
    await store.close();
    expect(await command({ dataDir, databaseUrl }, 'move')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database already contains data (rows: 1).\n',
    });
    expect((await contentsAt({ dataDir, databaseUrl })).submissions).toEqual([]);
    const another = await postgres().createDatabase();
    expect((await command({ dataDir, databaseUrl: another }, 'move')).code).toBe(0);
    expect(await contentsAt({ dataDir, databaseUrl: another })).toEqual(contents);
  });

  test('rejects the folder of a running server and one without data', async () => {
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
