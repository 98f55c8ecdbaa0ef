// Runs every check, or those whose names are given, and ends with a table. `reports/summary.json` holds the counts.
// `npm run check` gives `--changed`: of the tests only those that what is not committed reaches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readJson, readReport } from './reports.ts';
import { root } from '../step/step.ts';

interface Package {
  wireit: Record<string, { dependencies?: (string | { script: string })[] }>;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});

/** Groups of checks in package.json, which run side by side; within a group one comes after the other. */
const LANES = [
  // These only read, on what of the processor the others leave, and say what they have to say at their end.
  { group: 'check:static', niceness: 10, stdio: 'pipe' },
  { group: values.changed ? 'check:changed' : 'check:product', niceness: 0, stdio: 'inherit' },
] as const;

const { wireit } = readJson(path.join(root, 'package.json')) as Package;
const checksOf = (group: string) =>
  (wireit[group]?.dependencies ?? []).filter((script) => typeof script === 'string');
const nameOf = (script: string) => script.replace('check:', '');

const isWanted = (script: string) => wanted.length === 0 || wanted.some((one) => script.includes(one));

async function runScript(script: string, { niceness, stdio }: Omit<(typeof LANES)[number], 'group'>) {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
    env: { ...process.env, WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '1' },
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
}

// Reports of checks that nothing has changed for come back from the task runner's cache.
rmSync(path.join(root, 'reports'), { recursive: true, force: true });
mkdirSync(path.join(root, 'reports'), { recursive: true });
await Promise.all(
  LANES.map(async ({ group, ...options }) => {
    const scripts = wanted.length === 0 ? [group] : checksOf(group).filter(isWanted);
    for (const script of scripts) await runScript(script, options);
  }),
);

const results = LANES.flatMap(({ group }) => checksOf(group))
  .filter(isWanted)
  .map((script) => readReport(nameOf(script)));
const total = (name: 'passed' | 'failed' | 'skipped') =>
  results.reduce((sum, result) => sum + (result[name] ?? 0), 0);
const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
writeFileSync(
  path.join(root, 'reports/summary.json'),
  JSON.stringify({ passed, failed, skipped, results }, null, 2),
);

console.log('');
for (const result of results) {
  const words = [`${String(result.passed)} passed`, `${String(result.failed)} failed`];
  if (result.skipped) words.push(`${String(result.skipped)} skipped`);
  const state = result.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${state} ${result.name}: ${words.join(', ')}, ${String(result.seconds)} s`);
  for (const failure of result.failures) console.log(`       ✘ ${failure.split('\n', 1)[0] ?? ''}`);
}
for (const name of results.flatMap(({ flaky = [] }) => flaky))
  console.log(`\nFLAKY, passed when it ran again: ${name}`);
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n✘ ${failure}`);
if (skipped > 0) {
  console.log(
    `\nSKIPPED: ${String(skipped)} tests did not run, for want of something on this machine. See above.`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
