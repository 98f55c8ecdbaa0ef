// Runs every check, or those whose names are given, and ends with a table. `reports/summary.json` holds the counts.
// `npm run check` gives `--changed`: of the tests only those that what is not committed reaches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lineOf, readJson, readReport } from './reports.ts';
import { root } from '../step/step.ts';

interface Package {
  wireit: Record<string, { dependencies?: (string | { script: string })[] }>;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});

/**
 * Groups of checks in package.json. The lanes run side by side, one check at a time in each; in a lane, a group follows the other.
 * A check that runs in a browser waits for a third of its time, so two fill two cores. The last two lanes take as long as each other;
 * what waits for the build of the product is in the same one.
 */
const LANES: readonly (readonly string[])[] = values.changed
  ? [['check:static'], ['check:changed']]
  : [['check:static'], ['check:product', 'check:visits', 'check:pictures'], ['check:code', 'check:parts']];

/** Groups that need nothing of the machine but Node. What the others need is installed while these run. */
const NEEDS_NODE_ALONE = new Set(['check:static', 'check:product', 'check:code']);

const { wireit } = readJson(path.join(root, 'package.json')) as Package;
const checksOf = (group: string) =>
  (wireit[group]?.dependencies ?? []).filter((script) => typeof script === 'string');
const nameOf = (script: string) => script.replace('check:', '');

const isWanted = (script: string) => wanted.length === 0 || wanted.some((one) => script.includes(one));

/** Runs a program in front of everybody's eyes; resolves with whether it ended well. */
async function run(program: string, args: string[], { env = {}, shell = false } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
    env: { ...process.env, ...env },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

const runScript = (script: string) =>
  run('npm', ['run', '--silent', script], {
    shell: process.platform === 'win32',
    env: {
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: '1',
      // One check alone shows what it does; of many that run side by side each shows what came of it.
      ...(wanted.length !== 1 && { CHECK_OUTPUT: 'at-end' }),
    },
  });

const scriptsOf = (group: string) => (wanted.length === 0 ? [group] : checksOf(group).filter(isWanted));

const needsMachine = (group: string) => !NEEDS_NODE_ALONE.has(group) && scriptsOf(group).length > 0;

// Reports of checks that nothing has changed for come back from the task runner's cache.
rmSync(path.join(root, 'reports'), { recursive: true, force: true });
mkdirSync(path.join(root, 'reports'), { recursive: true });
const machine = LANES.flat().some(needsMachine)
  ? run(process.execPath, ['tools/setup.mjs', '--browser'])
  : Promise.resolve(true);
await Promise.all(
  LANES.map(async (groups) => {
    for (const group of groups) {
      // What is missing has been said. A check without a report is a failure.
      if (needsMachine(group) && !(await machine)) return;
      for (const script of scriptsOf(group)) await runScript(script);
    }
  }),
);

const results = LANES.flat()
  .flatMap(checksOf)
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
  console.log(lineOf(result));
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
