import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scratch } from './scratch.ts';

/** The projects of Vitest whose tests read sources; what needs a browser reads the product. */
const PROJECTS = ['ui', 'site', 'contracts', 'api'];

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Names of the checks that fail as the scratch stands. */
export function failingTests(scratch: Scratch): Set<string> {
  const report = path.join(scratch.folder, 'reports/cost.json');
  scratch.try('vitest', [
    'run',
    ...PROJECTS.map((project) => `--project=${project}`),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(scratch.folder, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [file] : [];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  const others = ['types', 'lint', 'strings:check'].filter(
    (script) => scratch.try('npm', ['run', '--silent', script]).status !== 0,
  );
  return new Set([...failed, ...others]);
}
