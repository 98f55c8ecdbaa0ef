// Runs every check with Turborepo for `npm test`, and sums up the results.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const CHECKS = [
  ...['lint', 'format:check', 'texts', 'types', 'test', 'budgets'],
  ...['journeys', 'stories', 'visual'],
];

const USAGE = `Usage: npm test [-- [--force] [check ...]]

Checks: ${CHECKS.join(', ')}. Without a name, all of them run.
Checks that passed with the same files are skipped; --force runs them anyway.`;

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const checks = positionals.length > 0 ? positionals : CHECKS;

const summaries = path.join(root, '.turbo/runs');
rmSync(summaries, { recursive: true, force: true });
const { status } = spawnSync(
  'turbo',
  [
    ...['run', ...checks],
    // Two checks at a time keep two cores busy, because each waits for a browser or the disk now and then.
    ...['--concurrency=2', '--continue=dependencies-successful', '--summarize', '--ui=stream'],
    ...(checks.length > 1 ? ['--output-logs=errors-only'] : []),
    ...(values.force ? ['--force'] : []),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
);

const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
/** @type {{ execution: { attempted: number }, tasks: { taskId: string, task: string, directory: string, execution?: { exitCode?: number }, cache?: { status: string } }[] }} */
const { execution, tasks } = summary
  ? JSON.parse(readFileSync(path.join(summaries, summary), 'utf8'))
  : { execution: { attempted: 1 }, tasks: [] };

const total = { passed: 0, failed: 0, skipped: 0 };
for (const task of tasks) {
  if (!checks.includes(task.task)) continue;
  const counts = countsOf(task);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  console.log(
    `${counts.failed > 0 ? '✘' : '✔'} ${task.taskId.replace('//#', '').padEnd(32)} ${counts.passed} passed, ${counts.failed} failed` +
      (counts.skipped > 0 ? `, ${counts.skipped} skipped` : '') +
      (counts.flaky > 0 ? `, ${counts.flaky} flaky` : ''),
  );
}
// Turborepo exits with 0 when it is interrupted, and leaves unfinished tasks out of the summary.
const isComplete = tasks.filter(hasPassed).length >= execution.attempted;
// Counts failures outside the checks too, such as a failed build.
if ((status !== 0 || !isComplete) && total.failed === 0) total.failed = 1;
mkdirSync(path.join(root, 'reports'), { recursive: true });
writeFileSync(path.join(root, 'reports/summary.json'), JSON.stringify(total));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Returns the counts in the runner's own JSON report. A check without a report counts as one.
 * @param {{ task: string, directory: string, execution?: { exitCode?: number }, cache?: { status: string } }}
 * run
 */
function countsOf(run) {
  const { task, directory } = run;
  const ended = hasPassed(run);
  const one = { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0, flaky: 0 };
  const file = path.join(root, directory, 'reports', `${task.replaceAll(':', '-')}.json`);
  if (!existsSync(file)) return one;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright's report has `stats`, Vitest's has `numPassedTests`.
  const { stats } = report;
  const counts = stats
    ? {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        flaky: stats.flaky,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        flaky: 0,
      };
  return { ...counts, failed: ended ? counts.failed : Math.max(counts.failed, 1) };
}

/** @param {{ execution?: { exitCode?: number }, cache?: { status: string } }} run */
function hasPassed({ execution, cache }) {
  return execution?.exitCode === 0 || cache?.status === 'HIT';
}

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const unknown = read.positionals.find((check) => !CHECKS.includes(check));
    if (unknown) throw new Error(`Unknown check '${unknown}'.`);
    return read;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(2);
  }
}
