import path from 'node:path';
import { readJson, type Counts } from './reports.ts';
import { root } from '../step/step.ts';

/** A program that runs many tests and can write what came of them. */
export interface Runner {
  /** What makes it write its own report to `file`. */
  report: (file: string) => { args?: readonly string[]; env?: Record<string, string> };
  read: (file: string) => Counts & { failures?: string[]; flaky?: string[] };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Failure {
  /** File from the top of the repository, and the test in it. */
  name: string;
  message: string;
}

/** What a run of Vitest in the repository at `folder` says of itself in `file`. */
export function readVitest(file: string, folder = root): Counts & { failures: Failure[]; flaky: string[] } {
  const report = readJson(file) as VitestReport;
  const nameOf = (file: string, test: string) => `${path.relative(folder, file)} › ${test}`;
  return {
    passed: report.numPassedTests,
    // A file that does not load has no failed test of its own.
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0)
        return status === 'failed' ? [{ name: path.relative(folder, name), message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        name: nameOf(name, fullName),
        message: failureMessages.join('\n'),
      }));
    }),
    // A test that failed before it passed keeps the messages of its first run.
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(({ fullName }) => nameOf(name, fullName)),
    ),
  };
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** What a run of Playwright says of itself in `file`. */
export function readPlaywright(file: string): Counts & { failures: Failure[]; flaky: string[] } {
  const { stats, suites } = readJson(file) as PlaywrightReport;
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites.flatMap(specsOf).flatMap(({ title, file: spec, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${spec} › ${title} (${projectName})`,
      status,
      message: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
    })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: tests.filter(({ status }) => status === 'unexpected'),
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

const asReport = ({ failures, ...counts }: Counts & { failures: Failure[]; flaky?: string[] }) => ({
  ...counts,
  failures: failures.map(({ name, message }) => `${name}\n${message}`),
});

/**
 * Test runners by the name of their program. What fails runs once more: on a busy machine a browser can miss its time, and a
 * defect fails twice. What passed only then is named in the table, for somebody to mend.
 */
export const RUNNERS: Readonly<Record<string, Runner>> = {
  vitest: {
    report: (file) => ({
      args: ['--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    }),
    read: (file) => asReport(readVitest(file)),
  },
  playwright: {
    report: (file) => ({ args: ['--retries=1'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    read: (file) => asReport(readPlaywright(file)),
  },
};

/** Programs of our own write their counts to the file that `COUNTS_FILE` names, or count as one check. */
export const ownProgram: Runner = {
  report: (file) => ({ env: { COUNTS_FILE: file } }),
  read: (file) => readJson(file) as Counts,
};
