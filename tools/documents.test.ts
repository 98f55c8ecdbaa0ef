import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

test('every test that the threat model relies on is there', () => {
  const text = readFileSync(path.join(root, 'docs/threat-model.md'), 'utf8');
  const tests = Array.from(text.matchAll(/`([^`\s]+\.test\.tsx?)`/g), ([, file = '']) => file);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
