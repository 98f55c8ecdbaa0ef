import path from 'node:path';
import { readJson, type Counts } from './reports.ts';
import { root } from '../step/step.ts';

/** A program that runs many tests and can write what came of them. */
export interface Runner {
  /** What makes it write its own report to `file`. */
  report: (file: string) => { args?: readonly string[]; env?: Record<string, string> };
  read: (file: string) => Counts & { failures?: string[] };
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
export function readVitest(file: string, folder = root): Counts & { failures: Failure[] } {
  const report = readJson(file) as VitestReport;
  return {
    passed: report.numPassedTests,
    // A file that does not load has no failed test of its own.
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
      const where = path.relative(folder, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [{ name: where, message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${where} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    }),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Test runners by the name of their program. */
export const RUNNERS: Readonly<Record<string, Runner>> = {
  vitest: {
    report: (file) => ({ args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] }),
    read: (file) => {
      const { failures, ...counts } = readVitest(file);
      return { ...counts, failures: failures.map(({ name, message }) => `${name}\n${message}`) };
    },
  },
  playwright: {
    report: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    read: (file) => {
      const { expected, unexpected, flaky, skipped } = (readJson(file) as PlaywrightReport).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  },
};

/** Programs of our own write their counts to the file that `COUNTS_FILE` names, or count as one check. */
export const ownProgram: Runner = {
  report: (file) => ({ env: { COUNTS_FILE: file } }),
  read: (file) => readJson(file) as Counts,
};
