import path from 'node:path';
import { readVitest } from '../check/runners.ts';
import type { Scratch } from '../scratch.ts';

/** The projects of Vitest whose tests read sources; what needs a browser reads the product. */
const PROJECTS = ['ui', 'site', 'contracts', 'api'];

/** Names of the checks that fail as the scratch stands. */
export function failingTests(scratch: Scratch): Set<string> {
  const report = path.join(scratch.folder, 'reports/cost.json');
  scratch.try('vitest', [
    'run',
    ...PROJECTS.map((project) => `--project=${project}`),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const failed = readVitest(report, scratch.folder).failures.map(({ name }) => name);
  const others = ['types', 'lint', 'strings:check'].filter(
    (script) => scratch.try('npm', ['run', '--silent', script]).status !== 0,
  );
  return new Set([...failed, ...others]);
}
