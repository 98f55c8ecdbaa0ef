import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDir } from '../../../test/site-fixture.ts';
import { saveUpload } from './save-upload.ts';

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
])('an upload that is cut off %s leaves no file', async (_where, texts) => {
  const dir = makeDir();
  await expect(saveUpload(cutOff(texts), 'resume.pdf', dir)).rejects.toThrow('cut off');
  expect(readdirSync(join(dir, 'uploads'))).toEqual([]);
});
