// Runs every check, or those whose names are given, and ends with a table. `reports/summary.json` holds the counts.
// `npm run check` gives `--changed`: of the tests only those that what is not committed reaches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
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

interface Group {
  niceness: number;
  /** How many of its checks run at the same time. Default 1. */
  atOnce?: number;
}

/** Groups of checks in package.json. The lanes run side by side; in a lane, a group follows the other. */
const LANES: readonly Readonly<Record<string, Group>>[] = values.changed
  ? [{ 'check:static': { niceness: 10 } }, { 'check:changed': { niceness: 0 } }]
  : [
      // These only read, on what of the processor the others leave, and are the first to say something.
      { 'check:static': { niceness: 10 } },
      // What runs in a browser, or talks to a server, waits for a third of its time: two of a kind fill two cores.
      { 'check:node': { niceness: 0 }, 'check:machine': { niceness: 0, atOnce: 2 } },
    ];

/** Groups that need nothing of the machine but Node. What the others need is installed while these run. */
const NEEDS_NODE_ALONE = new Set(['check:static', 'check:node']);

const { wireit } = readJson(path.join(root, 'package.json')) as Package;
const checksOf = (group: string) =>
  (wireit[group]?.dependencies ?? []).filter((script) => typeof script === 'string');
const nameOf = (script: string) => script.replace('check:', '');

const isWanted = (script: string) => wanted.length === 0 || wanted.some((one) => script.includes(one));

/** Runs a program in front of everybody's eyes; resolves with whether it ended well. */
async function run(program: string, args: string[], { niceness = 0, env = {}, shell = false } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell,
    env: { ...process.env, ...env },
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

const runScript = (script: string, { niceness, atOnce = 1 }: Group) =>
  run('npm', ['run', '--silent', script], {
    niceness,
    shell: process.platform === 'win32',
    env: {
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: String(atOnce),
      // One check alone shows what it does; of many that run side by side each shows what came of it.
      ...(wanted.length !== 1 && { CHECK_OUTPUT: 'at-end' }),
    },
  });

const scriptsOf = (group: string) => (wanted.length === 0 ? [group] : checksOf(group).filter(isWanted));

const needsMachine = (group: string) => !NEEDS_NODE_ALONE.has(group) && scriptsOf(group).length > 0;

// Reports of checks that nothing has changed for come back from the task runner's cache.
rmSync(path.join(root, 'reports'), { recursive: true, force: true });
mkdirSync(path.join(root, 'reports'), { recursive: true });
const machine = LANES.flatMap(Object.keys).some(needsMachine)
  ? run(process.execPath, ['tools/setup.mjs', '--browser'])
  : Promise.resolve(true);
await Promise.all(
  LANES.map(async (groups) => {
    for (const [name, group] of Object.entries(groups)) {
      // What is missing has been said. A check without a report is a failure.
      if (needsMachine(name) && !(await machine)) return;
      for (const script of scriptsOf(name)) await runScript(script, group);
    }
  }),
);

const results = LANES.flatMap(Object.keys)
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
