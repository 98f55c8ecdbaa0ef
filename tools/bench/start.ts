// From the start of the process to its first answer, and the memory then, of the release that was built
// last, without settings and with them in turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { memoryOf, startServer, type Settings } from './server.ts';

const { values } = readCommandLine('npm run bench:start [-- --rounds <10>]', {
  options: { rounds: { type: 'string', default: '10' } },
});
const rounds = readCount('--rounds', values.rounds);

const CASES: Readonly<Record<string, Settings>> = {
  'no settings': {},
  'address, count and closing set': {
    SITE_URL: 'https://fatal.example',
    WISHLIST_COUNT: '123456',
    APPLICATIONS_CLOSE_AT: '2099-07-31T23:59:00+02:00',
  },
};

const dir = mkdtempSync(path.join(tmpdir(), 'fatal-start-'));

/** Milliseconds until the home page is there, and the memory then. The data is there from the round before. */
async function measure(name: string, settings: Settings): Promise<{ time: number; memory: number }> {
  const begin = performance.now();
  const server = await startServer({ DATA_DIR: path.join(dir, name), ...settings });
  const answer = await fetch(server.address);
  await answer.text();
  const time = performance.now() - begin;
  const memory = memoryOf(server.pid);
  await server.stop();
  if (!answer.ok) throw new Error(`${server.address} answered ${String(answer.status)}.`);
  return { time, memory };
}

const times = new Map<string, number[]>(Object.keys(CASES).map((name) => [name, []]));
let most = 0;
// The first round makes the data and warms the disk.
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, settings] of Object.entries(CASES)) {
    const { time, memory } = await measure(name, settings);
    most = Math.max(most, memory);
    if (round > 0) times.get(name)?.push(time);
  }
}

console.log('| start to first answer, ms | median | least | most |\n| --- | --- | --- | --- |');
for (const [name, all] of times) {
  const sorted = all.toSorted((one, other) => one - other);
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  console.log(`| ${[name, ...shown.map((time) => time?.toFixed(0))].join(' | ')} |`);
}
console.log(`\nThe server had at most ${most.toFixed(0)} MB then.`);
console.log(`The load of the machine was ${loadavg()[0]?.toFixed(1) ?? ''}.`);
rmSync(dir, { recursive: true });
