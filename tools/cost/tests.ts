import path from 'node:path';
import type { Report } from '../check/reports.ts';
import { readVitest } from '../check/runners.ts';
import type { Scratch } from '../scratch.ts';
import type { Change } from './change.ts';

/** The projects of Vitest whose tests read sources; what needs a browser reads the product. */
const PROJECTS = ['ui', 'site', 'contracts', 'api'];

/** The checks that only read. What a person's editor formats is not counted. */
const CHECKS = ['lint', 'imports', 'types', 'exports', 'strings'];

/** A test by its file and name, or a check by its name. */
interface Failure {
  name: string;
  file?: string;
}

/** What fails as the scratch stands: of all tests and checks, or of those that are given. */
function failing(scratch: Scratch, files: readonly string[] = [], checks = CHECKS): Failure[] {
  const report = path.join(scratch.folder, '.cache/cost.json');
  scratch.try('vitest', [
    'run',
    ...PROJECTS.map((project) => `--project=${project}`),
    // As `npm test` does, so that a busy machine is not counted.
    '--retry=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...files,
  ]);
  if (checks.length === 0) return fallenOf(report, scratch, []);
  scratch.try('node', ['tools/check/test.ts', ...checks]);
  const { results } = JSON.parse(scratch.read('reports/summary.json')) as { results: readonly Report[] };
  return fallenOf(report, scratch, results);
}

const fallenOf = (report: string, scratch: Scratch, results: readonly Report[]): Failure[] => [
  ...readVitest(report, scratch.folder)
    .failures.map(({ name }) => ({ name, file: name.split(' › ')[0] }))
    // They look for the place of what has been made here.
    .filter(({ file }) => !file?.startsWith('tools/cost/')),
  ...results.filter(({ failed }) => failed > 0).map(({ name }) => ({ name })),
];

export function make(scratch: Scratch, { edit, commands = [], finish }: Change): void {
  edit(scratch);
  for (const command of commands) scratch.run('sh', ['-c', command]);
  finish?.(scratch);
}

/**
 * What falls by each change. All changes are made on top of each other and tested once, since that takes minutes. Only what falls
 * then is run for each of them alone, and without any, to know whose it is.
 */
export function fallenTests(scratch: Scratch, changes: readonly Change[]): Map<string, string[]> {
  scratch.reset();
  for (const change of changes) make(scratch, change);
  const together = failing(scratch);
  if (together.length === 0) return new Map();
  const files = [...new Set(together.flatMap(({ file }) => file ?? []))];
  const checks = together.filter(({ file }) => file === undefined).map(({ name }) => name);
  const alone = (change?: Change) => {
    scratch.reset();
    if (change) make(scratch, change);
    return failing(scratch, files, checks).map(({ name }) => name);
  };
  const without = alone();
  const fallen = new Map(
    changes.map((change) => [change.name, alone(change).filter((name) => !without.includes(name))]),
  );
  const explained = new Set([...without, ...[...fallen.values()].flat()]);
  const rest = together.map(({ name }) => name).filter((name) => !explained.has(name));
  return fallen.set('all of them together', rest).set('nothing at all', without);
}
