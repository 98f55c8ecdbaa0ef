import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { KEPT_DAYS } from '../../../../tools/step/cache.ts';
import { pruneFonts } from './prune-fonts.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, days: number, content = ''): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await utimes(file, then, then);
}

it('removes old unreferenced fonts, and keeps referenced and recent ones', async () => {
  await write('fonts.css', KEPT_DAYS + 1, "src: url('./serif.1111.woff2')");
  await write('.site-stamp', KEPT_DAYS + 1);
  await write('serif.1111.woff2', KEPT_DAYS + 1);
  await write('serif.2222.woff2', KEPT_DAYS + 1);
  await write('serif.3333.woff2', KEPT_DAYS - 1);
  pruneFonts(folder);
  expect((await readdir(folder)).sort()).toEqual([
    '.site-stamp',
    'fonts.css',
    'serif.1111.woff2',
    'serif.3333.woff2',
  ]);
});
