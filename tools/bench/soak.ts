// `npm run bench:soak`: visits, forms and uploads for `--minutes 30`, at a low load, while one thing after another fails: replicas
// stop and are killed, the database and the mail server are away, the disk is full. Then what was acknowledged is compared with
// what is there. Ends with 1 where something is lost, there twice, or was answered wrongly.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../free-port.ts';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { startRoundRobin } from '../../apps/api/test/round-robin.ts';
import { mountDisk } from './faults/disk.ts';
import { Skipped } from './faults/fault.ts';
import { fill } from './faults/full-disk.ts';
import { compare } from './faults/stored.ts';
import { startServer } from './server.ts';
import { startMailServer } from './soak/mail-server.ts';
import { memoryOver } from './soak/memory.ts';
import { startPeople, type People } from './soak/people.ts';
import { storedPostgres, storedSqlite, type Stored } from './soak/stored.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
/** So many rounds of faults, whatever the time. */
const ROUNDS = Math.max(1, Math.round(minutes / 2.5));

const root = mkdtempSync(join(tmpdir(), 'fatal-soak-'));
const mail = await startMailServer();
const counts = new Map<string, number>();
const skipped = new Set<string>();
const results: string[][] = [];
let faulty = 0;

/** `path` where that is a disk of its own, which can be filled. */
function makeDisk(path: string) {
  try {
    return mountDisk(root, path, '256M');
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    skipped.add(`a full disk: ${error.message}`);
    return undefined;
  }
}

function report(what: string, people: People, stored: Stored): void {
  const { acknowledged, uploaded, unavailable, visits, wrong } = people;
  const forms = compare(acknowledged, stored.messages);
  const uploads = compare(uploaded, stored.uploads);
  const lost = forms.lost + uploads.lost + stored.damagedFiles;
  const duplicated = forms.duplicated + uploads.duplicated;
  faulty += lost + duplicated + wrong.length;
  results.push(
    [what, acknowledged.length, uploaded.length, visits(), unavailable(), lost, duplicated, wrong.length].map(
      String,
    ),
  );
  for (const line of new Set(wrong)) console.error(`${what}: ${line}`);
}

const disk = makeDisk('disk');
const lonely = { DATA_DIR: join(disk?.folder ?? root, 'sqlite'), ...mail.settings };
const one = await startServer(lonely);
const ofOne = startPeople(() => one.address, lonely);
const memory = memoryOver(() => one.pid);

const postgres = isInstalled ? await startPostgres() : undefined;
if (!postgres) skipped.add('replicas: PostgreSQL is not installed');
const ports = [await freePort(), await freePort()];
const shared = {
  DATA_DIR: join(root, 'replicas'),
  DATABASE_URL: (await postgres?.createDatabase()) ?? '',
  ...mail.settings,
};
const startReplica = (index: number) => startServer({ ...shared, PORT: String(ports[index] ?? 0) });
const replicas = postgres ? [await startReplica(0), await startReplica(1)] : [];
const proxy = await startRoundRobin(ports);
const ofMany = postgres && startPeople(() => proxy.address, shared);
const memoryOfMany = postgres && memoryOver(() => replicas[0]?.pid);

const restart = (signal: NodeJS.Signals) => async () => {
  for (const index of replicas.keys()) {
    await replicas[index]?.stop(signal);
    replicas[index] = await startReplica(index);
    await sleep(1_000);
  }
};

const FAULTS: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
  'replicas stopped in turn': postgres && restart('SIGTERM'),
  'replicas killed in turn': postgres && restart('SIGKILL'),
  'database crashed, away for 3 s':
    postgres &&
    (async () => {
      await postgres.kill();
      await sleep(3_000);
      await postgres.start();
    }),
  'database hangs for 3 s':
    postgres &&
    (async () => {
      const goOn = postgres.freeze();
      await sleep(3_000);
      goOn();
    }),
  'disk full for 5 s':
    disk &&
    (async () => {
      const filler = join(disk.folder, 'filler');
      // What SQLite frees in between is taken too.
      for (let second = 0; second < 5; second += 1) {
        fill(`${filler}-${second}`);
        await sleep(1_000);
      }
      for (let second = 0; second < 5; second += 1) rmSync(`${filler}-${second}`);
    }),
  'mail server away for 5 s': async () => {
    await mail.stop();
    await sleep(5_000);
    await mail.start();
  },
};

const begin = Date.now();
const faults = Object.entries(FAULTS).flatMap(([what, work]) => (work ? [{ what, work }] : []));
const pause = (minutes * 60_000) / (ROUNDS * faults.length);
for (let step = 0; step < ROUNDS * faults.length; step += 1) {
  const fault = faults[step % faults.length];
  await fault?.work();
  if (fault) counts.set(fault.what, (counts.get(fault.what) ?? 0) + 1);
  await sleep(Math.max(2_000, begin + (step + 1) * pause - Date.now()));
}

await ofOne.stop();
await ofMany?.stop();
const figures = [['SQLite', memory.stop()] as const, ['a replica', memoryOfMany?.stop()] as const];
await one.stop();
for (const replica of replicas) await replica.stop();
report('SQLite', ofOne, storedSqlite(lonely.DATA_DIR));
if (ofMany) report('two replicas on PostgreSQL', ofMany, await storedPostgres(shared));
await proxy.close();
await postgres?.remove();
await mail.stop();
disk?.unmount();
rmSync(root, { recursive: true, force: true });

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
console.log(`${((Date.now() - begin) / 60_000).toFixed(1)} minutes; ${mail.received()} mails were taken.\n`);
row(['server', 'forms', 'uploads', 'visits', 'answered 503', 'lost', 'duplicated', 'wrong answers']);
row(Array.from({ length: 8 }, () => '---'));
results.forEach(row);
console.log();
row(['fault', 'times']);
row(['---', '---']);
[...counts].forEach(row);
for (const what of skipped) row([what, 'skipped']);
console.log();
row(['memory, MB', 'at the beginning', 'most', 'at the end', 'slope in the second half, MB an hour']);
row(Array.from({ length: 5 }, () => '---'));
for (const [what, figure] of figures)
  if (figure) {
    // A replica is another process after each restart.
    const slope = what === 'SQLite' ? figure.slope.toFixed(0) : '–';
    row([what, ...[figure.first, figure.most, figure.last].map((mb) => mb.toFixed(0)), slope]);
  }
process.exitCode = faulty > 0 ? 1 : 0;
