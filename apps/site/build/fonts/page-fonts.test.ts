import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FAMILIES } from './families.ts';
import { openPageFonts } from './page-fonts.ts';
import { lettersIn } from './subset.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'page-fonts-'));
const [serif] = FAMILIES;
if (!serif) throw new Error('There is no family.');

afterAll(() => rm(folder, { recursive: true }));

it('makes a file of the letters that its family has, once', async () => {
  const font = await openPageFonts(folder);
  const first = await font(serif, '字č字。\n\u200b');
  expect(first).toEqual({
    file: expect.stringMatching(/^shippori-mincho-page\.[\da-f]{8}\.woff2$/) as string,
    lacking: ['č'],
  });
  expect([...lettersIn(await readFile(path.join(folder, String(first.file))))]).toEqual(['。', '字']);
  expect(await font(serif, '。字')).toEqual({ file: first.file, lacking: [] });
});

it('makes none for a page that shows nothing in its family', async () => {
  const font = await openPageFonts(folder);
  expect(await font(serif, '')).toEqual({ lacking: [] });
});

it('leaves only what was asked for since', async () => {
  const font = await openPageFonts(folder);
  expect(await readdir(folder)).toEqual([]);
  const { file } = await font(serif, '別');
  expect(await readdir(folder)).toEqual([file]);
});
