import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Returns the test files that a path stands for. `*` matches every folder that has the tested source. */
const testsOf = (file: string): string[] =>
  file.includes('*')
    ? globSync(file.replace('.test.', '.'), { cwd: root }).map((source) =>
        source.replace(/(?=\.tsx?$)/, '.test'),
      )
    : [file];

test('every test named in the threat model exists', () => {
  const text = readFileSync(path.join(root, 'docs/threat-model.md'), 'utf8');
  const tests = Array.from(text.matchAll(/`([^`\s]+\.test\.tsx?)(?: ›[^`]+)?`/g), ([, file = '']) => file);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.flatMap(testsOf).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every test title named in the threat model exists in its file', () => {
  const text = readFileSync(path.join(root, 'docs/threat-model.md'), 'utf8');
  const named = Array.from(text.matchAll(/`([^`\s]+\.test\.tsx?) › ([^`]+)`/g), ([, ...named]) => named);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(
    ([file = '', title = '']) => !readFileSync(path.join(root, file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});
