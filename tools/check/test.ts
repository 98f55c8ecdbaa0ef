// Runs every check, or those whose names are given, and ends with a table. `reports/summary.json` holds the counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, readReport } from './reports.ts';
import { root } from '../step/step.ts';

interface Package {
  wireit: Record<string, { dependencies?: (string | { script: string })[] }>;
}

/** Groups of checks in package.json, with how many of a group run at the same time. */
const LANES = [
  // These only read.
  { group: 'check:static', parallel: 2 },
  { group: 'check:product', parallel: 1 },
] as const;

const { wireit } = readJson(path.join(root, 'package.json')) as Package;
const checksOf = (group: string) =>
  (wireit[group]?.dependencies ?? []).filter((script) => typeof script === 'string');
const nameOf = (script: string) => script.replace('check:', '');

const wanted = process.argv.slice(2);
const isWanted = (script: string) => wanted.length === 0 || wanted.some((one) => script.includes(one));

function runScript(script: string, parallel: number): void {
  spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: String(parallel) },
  });
}

// Reports of checks that nothing has changed for come back from the task runner's cache.
rmSync(path.join(root, 'reports'), { recursive: true, force: true });
mkdirSync(path.join(root, 'reports'), { recursive: true });
for (const { group, parallel } of LANES) {
  if (wanted.length === 0) runScript(group, parallel);
  else
    checksOf(group)
      .filter(isWanted)
      .forEach((script) => runScript(script, parallel));
}

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
