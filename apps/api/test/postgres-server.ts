import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../tools/free-port.ts';

/** PostgreSQL server for tests, in a temporary folder. It waits for the disk, as in production. */
export interface Postgres {
  /** URL of the server. */
  address: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  /** Kills the server, as a crash would. */
  kill: () => Promise<void>;
  /** Pauses all its processes, as if the machine hung. Returns a function that resumes them. */
  freeze: () => () => void;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Stops the server and deletes its data. */
  remove: () => Promise<void>;
}

/** Folder of Debian's packages. */
export const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder with the programs of the newest PostgreSQL; `undefined` if it is not installed. */
function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).filter((version) => existsSync(join(DEBIAN, version, 'bin/initdb')));
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
}

const programs = findPostgres();

export const isInstalled = programs !== undefined;

/** PostgreSQL doesn't run as root. Debian's package creates a user for it. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const find = (name: string) => users.find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = (find('postgres') ?? find('nobody') ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export async function startPostgres(): Promise<Postgres> {
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const user = findUser();
  const dir = mkdtempSync(join(tmpdir(), 'fatal-postgres-'));
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  const initdb = ['-D', data, '-U', 'fatal', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, stdio: 'ignore', cwd: dir });

  const port = await freePort();
  const address = (name: string) => `postgres://fatal@127.0.0.1:${String(port)}/${name}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', dir];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...user,
      cwd: dir,
      stdio: 'ignore',
    });
    await untilItAnswers(address('postgres'));
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    server = undefined;
    if (running?.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };

  const freeze = () => {
    const { pid } = server ?? {};
    if (pid === undefined) throw new Error('PostgreSQL is not running.');
    const signal = (name: NodeJS.Signals) => {
      // The main process first, because it starts the others.
      process.kill(pid, name);
      for (const child of childrenOf(pid)) process.kill(child, name);
    };
    signal('SIGSTOP');
    return () => signal('SIGCONT');
  };

  await start();
  return {
    freeze,
    address: address('postgres'),
    createDatabase: () => createDatabase(address('postgres')),
    // SIGQUIT makes PostgreSQL stop without a checkpoint, so the next start has to recover.
    kill: () => end('SIGQUIT'),
    start,
    remove: async () => {
      await end('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the server at `address`, and returns its URL. */
export async function createDatabase(address: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(address, `create database ${name}`);
  return new URL(name, address).href;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);

/** Runs one statement on a separate connection. */
export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // The server may stop while this connection is open. The statement's own error reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries === 600) throw error;
    }
    await sleep(50);
  }
}
