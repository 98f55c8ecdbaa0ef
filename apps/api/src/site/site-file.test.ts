import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testDir } from '../../test/site-fixture.ts';
import { readSiteFile } from './site-file.ts';

const TEXT = 'fog '.repeat(100);

test('serves the compressed files of the build unchanged', async () => {
  const file = join(testDir('packed'), 'app.js');
  const packed = { br: brotliCompressSync(TEXT), gzip: gzipSync(TEXT, { level: 1 }) };
  writeFileSync(file, TEXT);
  writeFileSync(`${file}.br`, packed.br);
  writeFileSync(`${file}.gz`, packed.gzip);
  const { representations } = await readSiteFile(file, 'text/javascript');
  expect(representations.br?.body()).toEqual(packed.br);
  expect(representations.gzip?.body()).toEqual(packed.gzip);
  expect(representations.identity.body().toString()).toBe(TEXT);
  rmSync(`${file}.gz`);
  const without = await readSiteFile(file, 'text/javascript');
  expect(gunzipSync(without.representations.gzip?.body() ?? '').toString()).toBe(TEXT);
});
