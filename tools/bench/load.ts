// How fast the server answers, as shares of what bare node:http does with the same answers in the
// same run, and how much memory it takes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { SLOW_BODIES, sendSlowly } from '../../apps/api/test/slow-bodies.ts';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { CONTACT, memoryOf, startBare, startServer, type RunningServer } from './server.ts';

const { values } = readCommandLine('npm run bench:load [-- --rounds <5> --seconds <4>]', {
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const ROUNDS = readCount('--rounds', values.rounds);
const SECONDS = readCount('--seconds', values.seconds);
const CONNECTIONS = 32;
const JSON_PATH = '/api/news';
const PAGE_PATH = '/gate';
const FORM_PATH = '/api/contact';

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Processor time of a process so far, in microseconds: the kernel counts hundredths of a second. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

interface Figures {
  /** Requests per second. */
  rate: number;
  /** Processor time that each took, in microseconds. */
  time: number;
}

async function measure(
  { address, pid }: RunningServer,
  path: string,
  options: Partial<autocannon.Options> = {},
): Promise<Figures> {
  const before = processorTimeOf(pid);
  const url = address + path;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} requests failed.`);
  return {
    rate: result.requests.average,
    time: (processorTimeOf(pid) - before) / result.requests.total,
  };
}

const root = mkdtempSync(join(tmpdir(), 'fatal-load-'));
const sqlite = await startServer({ DATA_DIR: join(root, 'sqlite') });
const postgres = isInstalled ? await startPostgres() : undefined;
const replica =
  postgres &&
  (await startServer({ DATA_DIR: join(root, 'replica'), DATABASE_URL: await postgres.createDatabase() }));
const bare = await startBare(sqlite.address, [JSON_PATH, PAGE_PATH], [FORM_PATH, JSON.stringify(CONTACT)]);
const atRest = [sqlite, replica].map((server) => server && memoryOf(server.pid));

// Each form from an address of its own: its confirmation is written too.
const post: Partial<autocannon.Options> = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...CONTACT, email: 'ada-[<id>]@example.org' }),
  idReplacement: true,
};
const rows = [
  { what: 'GET, cached JSON', server: sqlite, path: JSON_PATH, atLeast: 0.85 },
  { what: 'GET, prerendered page', server: sqlite, path: PAGE_PATH, atLeast: 0.8 },
  { what: 'POST, on disk, SQLite', server: sqlite, path: FORM_PATH, options: post, atLeast: 0.25 },
  { what: 'POST, on disk, PostgreSQL', server: replica, path: FORM_PATH, options: post, atLeast: 0.1 },
];

console.log(
  '| what | requests/s | bare node:http | ratio | at least | processor time for one, µs | bare node:http, µs |',
);
console.log('|---|---|---|---|---|---|---|');
for (const { what, server, path, options, atLeast } of rows) {
  if (!server) {
    console.log(`| ${what} | skipped: PostgreSQL is not installed | | | ${atLeast} | | |`);
    continue;
  }
  const pairs: [ours: Figures, theirs: Figures][] = [];
  // The first round warms both up. Interleaved, so that a busy moment of the machine meets both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair: [Figures, Figures] = [
      await measure(server, path, options),
      await measure(bare, path, options),
    ];
    if (round > 0) pairs.push(pair);
  }
  const ratio = median(pairs.map(([ours, theirs]) => ours.rate / theirs.rate));
  const of = (side: 0 | 1, figure: keyof Figures) =>
    Math.round(median(pairs.map((pair) => pair[side][figure])));
  const cells = [what, of(0, 'rate'), of(1, 'rate'), ratio.toFixed(2), atLeast, of(0, 'time'), of(1, 'time')];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('\n| memory of the server, MB | at rest | most under load | after it |\n|---|---|---|---|');
for (const [index, name] of ['SQLite', 'PostgreSQL'].entries()) {
  const server = [sqlite, replica][index];
  if (!server) continue;
  const figures = [atRest[index] ?? Number.NaN, memoryOf(server.pid, 'VmHWM'), memoryOf(server.pid)];
  console.log(`| ${name} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`);
}

console.log('\n| 500 slow bodies | at rest, MB | most, MB | refused |\n|---|---|---|---|');
for (const [what, body] of Object.entries(SLOW_BODIES)) {
  const server = await startServer({ DATA_DIR: join(root, what) });
  await (await fetch(server.address)).text();
  const rest = memoryOf(server.pid);
  const { statuses, end } = await sendSlowly(Number(new URL(server.address).port), body, 500);
  const refused = Object.entries(statuses).map(([status, times]) => `${times} with ${status}`);
  console.log(
    `| ${[what, rest.toFixed(0), memoryOf(server.pid, 'VmHWM').toFixed(0), refused.join(', ')].join(' | ')} |`,
  );
  end();
  await server.stop('SIGKILL');
}

await bare.stop('SIGKILL');
await replica?.stop();
await sqlite.stop();
await postgres?.remove();
rmSync(root, { recursive: true, force: true });
