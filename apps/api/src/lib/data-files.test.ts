import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../test/site-fixture.ts';
import { dataFile, deleteFiles } from './data-files.ts';

function makeDataDir(): string {
  const dir = temporaryDir('files');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'uploads'));
  return dir;
}

describe('deleteFiles', () => {
  test('deletes files and ignores missing ones', async () => {
    const dir = makeDataDir();
    writeFileSync(join(dir, 'uploads/1'), 'text');
    expect(await deleteFiles(dir, ['uploads/1', 'uploads/2'])).toEqual([]);
    expect(readdirSync(join(dir, 'uploads'))).toEqual([]);
  });

  test('returns files that it could not delete and never leaves the folder', async () => {
    const dir = makeDataDir();
    mkdirSync(join(dir, 'uploads/folder'));
    const outside = `${dir}-outside`;
    writeFileSync(outside, '');
    onTestFinished(() => rmSync(outside));
    const bad = ['uploads/folder', `../${outside.split('/').at(-1) ?? ''}`, outside, '.'];
    expect(await deleteFiles(dir, bad)).toEqual(bad);
    expect(existsSync(outside)).toBe(true);
  });

  test.each(['../x', '/etc/passwd', '', '.', 'uploads/../..'])('dataFile throws for the path %j', (path) => {
    expect(() => dataFile('/data', path)).toThrow('is not in the data folder');
  });
});
