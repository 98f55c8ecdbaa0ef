// Runs every check and ends with a table. `reports/summary.json` holds the counts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from './node-flags.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = `${root}reports`;

const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;
const budgetsReport = `${reports}/budgets.json`;
const visualReport = `${reports}/visual.json`;
const sensitivityReport = `${reports}/visual-sensitivity.json`;

const vitest = (report, ...args) => [
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

function countOfVitest(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = readJson(report);
  // A file that does not load has no failed test of its own.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, skipped: numPendingTests };
}

/** Checks that only read: two at a time, the longest first. */
const STATIC_CHECKS = [
  {
    name: 'lint',
    command: ['eslint', '.', '--cache', '--cache-location', '.cache/eslint', '--max-warnings', '0'],
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the browser tests', command: ['tsc', '--noEmit', '-p', 'packages/ui/test/browser'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'strings', command: ['node', 'tools/strings/strings.ts', 'check'] },
];

/** The others, one after the other, and where their runners report counts; a check without a report counts as one. */
const CHECKS = [
  {
    name: 'unit, contract, API and story tests',
    // The project "visual" looks at what is built below.
    command: vitest(vitestReport, '--project=!visual'),
    count: () => countOfVitest(vitestReport),
    failures: () => failedTests(readJson(vitestReport)),
  },
  { name: 'storybook', command: ['node', 'tools/check-storybook.ts'] },
  { name: 'build', command: ['node', 'tools/build/build.ts'] },
  {
    name: 'budgets',
    command: ['node', 'tools/budgets.mjs'],
    count: () => readJson(budgetsReport),
  },
  {
    name: 'visual check',
    command: ['node', 'tools/visual/visual.ts'],
    count: () => readJson(visualReport),
  },
  {
    name: 'visual check sees changes',
    command: vitest(sensitivityReport, '--project=visual'),
    count: () => countOfVitest(sensitivityReport),
    failures: () => failedTests(readJson(sensitivityReport)),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/site/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: () => {
      const { expected, unexpected, flaky, skipped } = readJson(playwrightReport).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  },
];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Which tests failed, and with what: between thousands of dots nobody finds them again. */
const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const where = relative(root, file);
    if (failed.length === 0) return status === 'failed' ? [`${where}: ${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${where} › ${fullName}\n${failureMessages.join('\n')}`,
    );
  });

/** Ends with the status of a program. Where others run beside it, what it says comes in one piece. */
function execute(name, [program, ...args], env, isAlone) {
  const bin = `${root}node_modules/.bin/${program}`;
  if (isAlone) console.log(`\n▸ ${name}`);
  const child = spawn(existsSync(bin) ? bin : program, args, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: process.env.CI ?? '1', NODE_OPTIONS: NODE_FLAGS.join(' '), ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => {
      if (!isAlone) console.log(`\n▸ ${name}\n${Buffer.concat(said).toString()}`);
      resolve(status);
    });
  });
}

async function run({ name, command, env, count, failures }, isAlone = true) {
  const started = Date.now();
  const status = await execute(name, command, env, isAlone);
  const seconds = Math.round((Date.now() - started) / 1000);
  const own = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that fell before it could report has failed.
  const counts = count ? attempt(count, { passed: 0, failed: 1 }) : own;
  // A runner that ends badly without a failed test has still failed.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, seconds, ...counts, failures: failures ? attempt(failures, []) : [] };
}

function attempt(read, fallback) {
  try {
    return read();
  } catch {
    return fallback;
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one));
const results = [];
const waiting = STATIC_CHECKS.filter(isWanted);
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check, false));
};
await Promise.all([lane(), lane()]);
for (const check of CHECKS.filter(isWanted)) results.push(await run(check));

const total = (name) => results.reduce((sum, result) => sum + (result[name] ?? 0), 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(total);
writeFileSync(`${reports}/summary.json`, JSON.stringify({ passed, failed, skipped, results }, null, 2));

console.log('');
for (const result of results) {
  const state = result.failed === 0 ? 'ok    ' : 'FAILED';
  const counts = ['passed', 'failed', 'skipped'].filter((name) => name !== 'skipped' || result.skipped);
  const words = counts.map((name) => `${String(result[name])} ${name}`);
  console.log(`${state} ${result.name}: ${words.join(', ')}, ${String(result.seconds)} s`);
}
for (const failure of results.flatMap((result) => result.failures)) console.log(`\n✘ ${failure}`);
if (skipped > 0) {
  console.log(
    `\nSKIPPED: ${String(skipped)} tests did not run, for want of something on this machine. See above.`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
