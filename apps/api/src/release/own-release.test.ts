import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { testDir } from '../../test/site-fixture.ts';
import { announceUse, assertWhole, ownRelease } from './own-release.ts';

const FILES = { 'server/server.js': 'code', 'site/client/app.js': 'code' };

function makeRelease() {
  const dir = join(testDir('release'), 'releases/0123456789ab');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const files = Object.fromEntries(
    Object.entries(FILES).map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]),
  );
  write('manifest.json', JSON.stringify({ version: '1.2.3', files }));
  return { dir, write };
}

test('a server knows the release that it is in', () => {
  const { dir } = makeRelease();
  expect(ownRelease(join(dir, 'server/server.js'))).toEqual({ id: '0123456789ab', version: '1.2.3', dir });
  expect(ownRelease(join(dir, 'elsewhere/deep/server.js'))).toBeUndefined();
});

test('a release as it was built is whole', () => {
  const { dir } = makeRelease();
  expect(() => assertWhole({ dir })).not.toThrow();
});

test.each([
  [
    'another byte',
    (dir: string) => writeFileSync(join(dir, 'site/client/app.js'), 'edoc'),
    'site/client/app.js is not',
  ],
  ['a missing file', (dir: string) => rmSync(join(dir, 'server/server.js')), 'server/server.js is not'],
  [
    'a damaged manifest',
    (dir: string) => writeFileSync(join(dir, 'manifest.json'), '{'),
    'manifest.json cannot',
  ],
])('one line says that there is %s', (_case, damage, line) => {
  const { dir } = makeRelease();
  damage(dir);
  const check = () => assertWhole({ dir });
  expect(check).toThrow(OperatorError);
  expect(check).toThrow(line);
});

test('a server that runs is known to builds, until it ends', () => {
  const { dir } = makeRelease();
  const file = join(dirname(dir), '.running', `0123456789ab.${String(process.pid)}`);
  const end = announceUse({ id: '0123456789ab', dir });
  expect(existsSync(file)).toBe(true);
  end();
  expect(existsSync(file)).toBe(false);
});

test('a server in a folder that cannot be written to runs all the same', () => {
  const end = announceUse({ id: '0123456789ab', dir: '/dev/null/releases/0123456789ab' });
  expect(end).not.toThrow();
});
