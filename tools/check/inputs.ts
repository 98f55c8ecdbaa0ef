// What each check reads, as the task runner is told in package.json.
import path from 'node:path';
import { readJson } from './reports.ts';
import { root } from '../step/step.ts';

type Dependency = string | { script: string; cascade?: boolean };

const { wireit } = readJson(path.join(root, 'package.json')) as {
  wireit: Record<string, { command?: string; files?: string[]; dependencies?: Dependency[] }>;
};

/** Names of all checks. */
export const CHECKS: readonly string[] = Object.keys(wireit)
  .filter((script) => wireit[script]?.command !== undefined)
  .map((script) => script.replace('check:', ''));

/** What a script reads, its own patterns and those of the lists that it names. */
const patternsOf = (script: string): string[][] => {
  const { files, dependencies = [] } = wireit[script] ?? {};
  const lists = dependencies.filter(
    (one) => typeof one === 'string' && !one.startsWith('check:'),
  ) as string[];
  return [files ?? [], ...lists.flatMap(patternsOf)];
};

/** The last pattern that fits decides, as in the task runner. */
const holds = (patterns: readonly string[], file: string) =>
  patterns.reduce((isIn, pattern) => {
    const isOut = pattern.startsWith('!');
    return path.matchesGlob(file, isOut ? pattern.slice(1) : pattern) ? !isOut : isIn;
  }, false);

/** Whether a check reads a file, given by its path from the top of the repository. */
export const isRead = (check: string, file: string): boolean =>
  patternsOf(`check:${check}`).some((patterns) => holds(patterns, file));
