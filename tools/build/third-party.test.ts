import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { noticesOf, sbomOf } from './third-party-files.ts';
import { readThirdParties, type Bundled } from './third-party.ts';

interface Installed {
  license?: string;
  author?: string;
  LICENSE?: string;
}

/** A repository whose server has these packages in it, and whose site has none. */
function readOf(bundled: Bundled[], installed: Record<string, Installed>, devDependencies = {}) {
  const top = mkdtempSync(path.join(tmpdir(), 'fatal-third-party-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const packages = Object.keys(installed).map((name) => [
    `node_modules/${name}`,
    { version: '1.0.0', integrity: 'sha512-AQID' },
  ]);
  write('package.json', { devDependencies });
  write('package-lock.json', { packages: Object.fromEntries(packages) as unknown });
  write('apps/api/dist/.vite/license.json', bundled);
  write('apps/site/dist/client/.vite/license.json', bundled.slice(0, 1));
  write('apps/site/dist/server/.vite/license.json', bundled.slice(0, 1));
  for (const [name, { LICENSE, ...rest }] of Object.entries(installed)) {
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', ...rest });
    if (LICENSE !== undefined) write(`node_modules/${name}/LICENSE`, LICENSE);
  }
  return readThirdParties(top);
}

const bundled = (name: string, more: Partial<Bundled> = {}): Bundled => ({
  name,
  version: '1.0.0',
  identifier: 'ISC',
  text: 'Do as you like.',
  ...more,
});

test('names each package once, in order, and what is shipped as a file', () => {
  const found = readOf(
    [bundled('zebra'), bundled('@scope/ant')],
    { zebra: {}, '@scope/ant': {}, '@fontsource/face': { license: 'OFL-1.1', LICENSE: 'Open Font' } },
    { '@fontsource/face': '1.0.0', unused: '1.0.0' },
  );
  expect(found.map(({ name, licence, text }) => [name, licence, text])).toEqual([
    ['@fontsource/face', 'OFL-1.1', 'Open Font'],
    ['@scope/ant', 'ISC', 'Do as you like.'],
    ['zebra', 'ISC', 'Do as you like.'],
  ]);
});

test('says whose work it is where the MIT licence is named and not shipped', () => {
  const [found] = readOf([bundled('bare', { identifier: 'MIT', text: undefined })], {
    bare: { license: 'MIT', author: 'Ada Example <ada@example.org> (https://ada.example)' },
  });
  expect(found?.text).toContain('Copyright (c) Ada Example\n');
  expect(found?.text).toContain('Permission is hereby granted, free of charge');
});

test.each([
  ['ISC', 'bare 1.0.0 ships no text of its licence (ISC).'],
  [undefined, 'bare 1.0.0 ships no text of its licence (none named).'],
])('one line names a package of which the licence %s is all that is known', (identifier, line) => {
  const read = () => readOf([bundled('bare', { identifier, text: undefined })], { bare: {} });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(line);
});

test('one line names a package that is not installed as the lock file says', () => {
  expect(() => readOf([bundled('other', { version: '2.0.0' })], { other: {} })).toThrow(
    'other 2.0.0 is not in package-lock.json.',
  );
});

test('writes notices and a bill of materials', () => {
  const packages = readOf([bundled('@scope/ant', { identifier: '(MIT OR ISC)' })], { '@scope/ant': {} });
  expect(noticesOf(packages)).toContain('@scope/ant 1.0.0 ((MIT OR ISC))\n\nDo as you like.\n');
  expect(JSON.parse(sbomOf(packages, '3.0.0'))).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', version: '3.0.0' } },
    components: [
      {
        purl: 'pkg:npm/%40scope/ant@1.0.0',
        licenses: [{ expression: '(MIT OR ISC)' }],
        hashes: [{ alg: 'SHA-512', content: '010203' }],
      },
    ],
  });
});
