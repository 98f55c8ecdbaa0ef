// docs/library.md claims only what a test holds: every row that says that Gloam has something names the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodesIn } from './source-files.ts';

const root = join(import.meta.dirname, '../../..');
const TEST_FOLDERS = ['packages/ui/src', 'packages/ui/test', 'apps/site/e2e'];

const testFiles = TEST_FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file))
    .map((file) => join(root, folder, file)),
);

/** What runs: `it`, `test`, a step of a story, each also with `.each(…)`; nothing that is skipped. */
const RUNS = /^(?:it|test|step)(?:\.each\b[^]*)?$/;

/** Titles of the tests and steps in a file, as they are written. */
function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return [...nodesIn(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !RUNS.test(node.expression.getText())) return [];
    const [title] = node.arguments;
    return title && ts.isStringLiteralLike(title) ? [title.text] : [];
  });
}

interface Row {
  feature: string;
  gloam: string;
  proof: string;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of every table that has a column for Gloam. */
function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let header: string[] = [];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) header = [];
    else if (header.length === 0) header = cellsOf(line);
    else if (header.includes('Gloam') && !/^\| *-/.test(line)) {
      const cells = cellsOf(line);
      const cell = (name: string) => cells[header.indexOf(name)] ?? '';
      rows.push({ feature: cell('feature'), gloam: cell('Gloam'), proof: cell('proof') });
    }
  }
  return rows;
}

const PROOF = /(?<file>[\w.-]+) “(?<title>[^”]+)”/g;
const proofsOf = ({ proof }: Row) =>
  [...proof.matchAll(PROOF)].map(({ groups }) => ({ file: groups?.file ?? '', title: groups?.title ?? '' }));

const rows = rowsOf(readFileSync(join(root, 'docs/library.md'), 'utf8'));

it('finds the rows', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ gloam }) => gloam === '')).toEqual([]);
});

describe.each(rows)('$feature', (row) => {
  it('names its proof, or says no', () => {
    if (/^no\b/.test(row.gloam)) expect(proofsOf(row)).toEqual([]);
    else expect(proofsOf(row)).not.toEqual([]);
  });

  it.each(proofsOf(row))('is held by “$title” in $file', ({ file, title }) => {
    const paths = testFiles.filter((path) => basename(path) === file);
    expect(paths.map((path) => path.slice(root.length + 1))).toHaveLength(1);
    expect(paths.flatMap(titlesIn)).toContain(title);
  });
});
