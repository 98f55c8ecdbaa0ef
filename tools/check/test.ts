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
  wireit: Record<string, { command?: string; dependencies?: (string | { script: string })[] }>;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});

/**
 * What is not static: groups of package.json, and checks alone. The longest come first, so that the last two end at about the same time.
 * What has not changed takes a second, and the next one follows.
 */
const QUEUE = [
  'check:product',
  'check:code',
  'check:journeys',
  'check:engines',
  'check:api',
  'check:pictures',
  'check:components',
  'check:stories',
];

/**
 * The lanes run side by side, one check at a time in each; the last two take from one queue. A check that runs in a browser waits for a
 * third of its time, so two fill two cores.
 */
const LANES = values.changed ? [['check:static'], ['check:changed']] : [['check:static'], QUEUE, QUEUE];
const GROUPS = [...new Set(LANES.flat())];

/** Groups that need nothing of the machine but Node. What the others need is installed while these run. */
const NEEDS_NODE_ALONE = new Set(['check:static', 'check:product', 'check:code']);

/** Groups that look at what the build of the product makes. */
const NEEDS_PRODUCT = new Set(['check:journeys', 'check:engines', 'check:pictures']);

const { wireit } = readJson(path.join(root, 'package.json')) as Package;
const checksOf = (group: string) =>
  wireit[group]?.command
    ? [group]
    : (wireit[group]?.dependencies ?? []).filter((script) => typeof script === 'string');
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
const machine = GROUPS.some(needsMachine)
  ? run(process.execPath, ['tools/setup.mjs', '--browser'])
  : Promise.resolve(true);
let product: Promise<void> | undefined;

async function runGroup(group: string): Promise<void> {
  // What is missing has been said. A check without a report is a failure.
  if (needsMachine(group) && !(await machine)) return;
  if (NEEDS_PRODUCT.has(group)) await product;
  for (const script of scriptsOf(group)) await runScript(script);
}

await Promise.all(
  LANES.map(async (groups) => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      const running = runGroup(group);
      if (group === 'check:product') product = running;
      await running;
    }
  }),
);

const results = GROUPS.flatMap(checksOf)
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
