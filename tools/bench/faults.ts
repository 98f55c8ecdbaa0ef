import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInstalled, query, startPostgres, type Postgres } from '../../apps/api/test/postgres-server.ts';
import { Clients } from './clients.ts';
import { startServer, table, temporaryFolder, type Settings } from './server.ts';

/** Failure that is repeated while forms come in. */
interface Fault {
  name: string;
  settings: Settings;
  /** Returns the messages of the stored forms. */
  stored: () => Promise<string[]> | string[];
  /** Fails once and recovers. `restart` kills the server and starts it again. */
  strike: (clients: Clients, restart: () => Promise<void>) => Promise<void>;
}

/**
 * Breaks the server, the disk and the database while clients post forms. Prints how many acknowledged forms
 * are missing from the store. Sets exit code 1 if a form was lost or stored twice.
 */
export async function benchFaults(cycles: number): Promise<void> {
  await using atTheEnd = new AsyncDisposableStack();
  const { folder } = atTheEnd.use(temporaryFolder());
  const rows = [await run(killedServer(path.join(folder, 'killed')), cycles)];

  const disk = path.join(folder, 'disk');
  const obstacle = mountSmallDisk(disk);
  if (obstacle === undefined) {
    atTheEnd.defer(() => void execFileSync('umount', [disk]));
    rows.push(await run(fullDisk(disk), cycles));
  } else rows.push(['SQLite, disk full', `skipped: ${obstacle}`, '', '', '', '']);

  if (isInstalled) {
    const postgres = await startPostgres();
    atTheEnd.defer(() => postgres.remove());
    const url = await postgres.createDatabase();
    rows.push(await run(databaseGone(path.join(folder, 'postgres'), postgres, url), cycles));
  } else rows.push(['PostgreSQL', 'skipped: not installed', '', '', '', '']);

  console.log(table(['fault', 'cycles', 'acknowledged', '503 responses', 'lost', 'stored twice'], rows));
  if (rows.some(([, , , , lost, twice]) => Number(lost) + Number(twice) > 0)) process.exitCode = 1;
}

async function run({ name, settings, stored, strike }: Fault, cycles: number): Promise<(string | number)[]> {
  console.error(`${name} …`);
  let server = await startServer(settings);
  await using atTheEnd = new AsyncDisposableStack();
  atTheEnd.defer(() => server.stop('SIGKILL'));
  const clients = new Clients(server.address);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await clients.more(50);
    await strike(clients, async () => {
      await server.stop('SIGKILL');
      server = await startServer(settings);
      clients.address = server.address;
    });
  }
  await clients.more(50);
  await clients.stop();
  await server.stop();
  const { acknowledged, unavailable } = clients;
  const messages = await stored();
  const known = new Set(messages);
  const lost = acknowledged.filter((key) => !known.has(key)).length;
  return [name, cycles, acknowledged.length, unavailable, lost, messages.length - known.size];
}

const killedServer = (dataDir: string): Fault => ({
  name: 'SQLite, server killed',
  settings: { DATA_DIR: dataDir },
  stored: () => sqliteMessages(dataDir),
  async strike(_clients, restart) {
    await sleep(Math.random() * 300);
    await restart();
  },
});

const databaseGone = (dataDir: string, postgres: Postgres, url: string): Fault => ({
  name: 'PostgreSQL, database gone for a second',
  settings: { DATA_DIR: dataDir, DATABASE_URL: url },
  stored: async () => messagesOf(await query<Row>(url, SELECT)),
  async strike() {
    await postgres.kill();
    await sleep(1000);
    await postgres.start();
  },
});

const fullDisk = (folder: string): Fault => ({
  name: 'SQLite, disk full',
  settings: { DATA_DIR: path.join(folder, 'data') },
  stored: () => sqliteMessages(path.join(folder, 'data')),
  async strike(clients) {
    const filler = path.join(folder, 'filler');
    const goal = clients.unavailable + 20;
    await clients.until(() => {
      // Fills the disk on every check, because SQLite frees space in between.
      fill(filler);
      return clients.unavailable >= goal;
    });
    rmSync(filler);
  },
});

/** Mounts a 64 MB in-memory disk. Returns the error message if the machine doesn't allow it. */
function mountSmallDisk(folder: string): string | undefined {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64M', 'tmpfs', folder], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return (error as Error).message.trim().split('\n').at(-1);
  }
}

/** Appends to a file until the disk is full. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(1 << 20));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const SELECT = "select payload from submissions where kind = 'contact'";

interface Row {
  payload: string;
}

const messagesOf = (rows: readonly Row[]) =>
  rows.map(({ payload }) => (JSON.parse(payload) as { message: string }).message);

/** Returns the stored messages. Throws if the database is corrupt. */
function sqliteMessages(dataDir: string): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'fatal.sqlite'));
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`The database is corrupt: ${String(verdict)}`);
    return messagesOf(database.prepare(SELECT).all() as unknown as Row[]);
  } finally {
    database.close();
  }
}
