import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Matches Intl formatters that use the document's language tag: English dates would be American. */
const BY_LANGUAGE = /Intl\.\w+Format\(\s*languageTag\b/;

it('formats dates and numbers with the tag for formats', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'apps/**/*.ts', 'apps/**/*.tsx', 'packages/contracts/**/*.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const wrong = files
    .split('\n')
    .filter(
      (file) =>
        file !== '' &&
        existsSync(path.join(root, file)) &&
        BY_LANGUAGE.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(wrong).toEqual([]);
});
