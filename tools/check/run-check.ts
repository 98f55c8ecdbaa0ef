// Runs one check and writes `reports/<name>.json`: node tools/check/run-check.ts <name> <program> [arguments].
// With `--reached` before the name, a check that draws components draws those that a change can reach (`COMPONENTS`); in CI all.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { NODE_FLAGS } from '../node-flags.ts';
import { lineOf, reportFile, writeReport, type Report } from './reports.ts';
import { root } from '../step/step.ts';
import { ownProgram, RUNNERS } from './runners.ts';

const given = process.argv.slice(2);
const ofReached = given[0] === '--reached';
const [name = '', program = '', ...args] = given.slice(ofReached ? 1 : 0);
const runner = RUNNERS[program] ?? ownProgram;
const file = reportFile(`${name}.runner`);
const wanted = runner.report(file);
rmSync(file, { force: true });

const components = ofReached && process.env.CI !== 'true' ? await reached() : undefined;
const isShown = process.env.CHECK_OUTPUT !== 'at-end';
const started = Date.now();
const child = spawn(program, [...args, ...(wanted.args ?? [])], {
  cwd: root,
  stdio: isShown ? 'inherit' : 'pipe',
  env: {
    ...process.env,
    CI: process.env.CI ?? '1',
    NODE_OPTIONS: NODE_FLAGS.join(' '),
    ...wanted.env,
    ...(components && { COMPONENTS: components.join() }),
  },
});
const printed: Buffer[] = [];
child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
const status = await new Promise<number | null>((resolve) => {
  child.once('close', resolve);
  child.once('error', (error) => {
    printed.push(Buffer.from(`${error.message}\n`));
    resolve(1);
  });
});
const report: Report = {
  name,
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  failures: [],
  ...counted(),
  seconds: Math.round((Date.now() - started) / 1000),
  ...(components && { components }),
};
// A runner that ends badly without a failed test has still failed.
if (status !== 0 && report.failed === 0) report.failed = 1;
writeReport(report);
if (!isShown) {
  if (report.failed > 0) process.stdout.write(Buffer.concat(printed));
  console.log(lineOf(report));
}
process.exitCode = report.failed === 0 ? 0 : 1;

/** Reckoned only where it is asked for: it reads all of the library. */
async function reached(): Promise<readonly string[] | undefined> {
  const { changedFiles, componentsToDraw } = await import('./reach.ts');
  return componentsToDraw(name, changedFiles());
}

/** None where the program did not come to write any. */
function counted(): Partial<Report> {
  try {
    return runner.read(file);
  } catch {
    return {};
  }
}
