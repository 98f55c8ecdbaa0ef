import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { saveUpload } from './save-upload.ts';

/** A disk that takes its time to make a file. */
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  const open = ((...args: Parameters<typeof actual.open>) =>
    void setTimeout(() => actual.open(...args), 20)) as typeof actual.open;
  const createWriteStream = (path: string, options: object) =>
    actual.createWriteStream(path, { ...options, fs: { ...actual, open } });
  return { ...actual, createWriteStream };
});

function makeDir(): string {
  const dir = temporaryDir('upload');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** A body that ends where nobody expects it. */
function cutOff(after: readonly string[]): Readable {
  return Readable.from(
    (async function* () {
      yield* after.map((text) => Buffer.from(text));
      await Promise.resolve();
      throw new Error('cut off');
    })(),
  );
}

test.each([
  ['before its first byte', []],
  ['in the middle', ['%PDF-1.7', '%']],
])('an upload that is cut off %s leaves no file, not even a moment later', async (_where, texts) => {
  const dir = makeDir();
  await expect(saveUpload(cutOff(texts), 'resume.pdf', dir)).rejects.toThrow('cut off');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readdirSync(join(dir, 'uploads'))).toEqual([]);
});
