import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../step/step.ts';

/** How many checks of one kind passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Those that could not run on this machine. */
  skipped?: number;
}

/** What came of one check. */
export interface Report extends Counts {
  name: string;
  seconds: number;
  /** Failed tests with their messages: between thousands of dots nobody finds them. */
  failures: string[];
  /** Tests that passed only when they ran again. */
  flaky?: string[];
  /** The components of the library that it was about, where it was not about all. */
  components?: readonly string[];
}

export const reportFile = (name: string): string => path.join(root, 'reports', `${name}.json`);

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeReport(report: Report): void {
  mkdirSync(path.join(root, 'reports'), { recursive: true });
  writeFileSync(reportFile(report.name), JSON.stringify(report, null, 2));
}

/** What came of a check, in one line. */
export function lineOf({ name, passed, failed, skipped, seconds, components }: Report): string {
  const words = [`${String(passed)} passed`, `${String(failed)} failed`];
  if (skipped) words.push(`${String(skipped)} skipped`);
  const about = components ? ` (of ${components.join(', ')})` : '';
  return `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${words.join(', ')}, ${String(seconds)} s${about}`;
}

/** A check that left no report did not run, which is a failure. */
export function readReport(name: string): Report {
  try {
    return readJson(reportFile(name)) as Report;
  } catch {
    return { name, passed: 0, failed: 1, seconds: 0, failures: [`${name} did not run.`] };
  }
}
