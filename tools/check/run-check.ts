// Runs one check and writes `reports/<name>.json`: node tools/check/run-check.ts <name> <program> [arguments].
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { NODE_FLAGS } from '../node-flags.ts';
import { reportFile, writeReport, type Report } from './reports.ts';
import { root } from '../step/step.ts';
import { ownProgram, RUNNERS } from './runners.ts';

const [name = '', program = '', ...args] = process.argv.slice(2);
const runner = RUNNERS[program] ?? ownProgram;
const file = reportFile(`${name}.runner`);
const wanted = runner.report(file);
rmSync(file, { force: true });

const started = Date.now();
const { status } = spawnSync(program, [...args, ...(wanted.args ?? [])], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CI: process.env.CI ?? '1',
    NODE_OPTIONS: NODE_FLAGS.join(' '),
    ...wanted.env,
  },
});
const report: Report = {
  name,
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  failures: [],
  ...counted(),
  seconds: Math.round((Date.now() - started) / 1000),
};
// A runner that ends badly without a failed test has still failed.
if (status !== 0 && report.failed === 0) report.failed = 1;
writeReport(report);
process.exitCode = report.failed === 0 ? 0 : 1;

/** None where the program did not come to write any. */
function counted(): Partial<Report> {
  try {
    return runner.read(file);
  } catch {
    return {};
  }
}
