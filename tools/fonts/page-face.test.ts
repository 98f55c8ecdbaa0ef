import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FAMILIES } from './families.mjs';
import { pageFaces } from './page-face.mjs';
import { lettersIn } from './subset.mjs';

const folder = await mkdtemp(path.join(tmpdir(), 'page-faces-'));
const to = path.join(folder, 'fonts');
const cache = path.join(folder, 'cache');
const [serif] = FAMILIES;
if (!serif) throw new Error('There is no family.');

afterAll(() => rm(folder, { recursive: true }));

it('makes a file of the letters that its family has, once', async () => {
  const faces = await pageFaces(to, cache);
  const first = await faces.face(serif, '字č字。\n\u200b');
  expect(first).toEqual({
    file: expect.stringMatching(/^shippori-mincho-page\.[\da-f]{8}\.woff2$/) as string,
    lacking: ['č'],
  });
  const held = lettersIn(await readFile(path.join(to, String(first.file)))) as Set<string>;
  // The last entry of a table of characters is no letter.
  expect([...held].filter((letter) => letter !== '\uffff')).toEqual(['。', '字']);
  expect(await faces.face(serif, '。字')).toEqual({ file: first.file, lacking: [] });
  expect(await readdir(cache)).toHaveLength(1);
});

it('makes none for a page that shows nothing in its family', async () => {
  const faces = await pageFaces(to, cache);
  expect(await faces.face(serif, '')).toEqual({ file: undefined, lacking: [] });
});

it('leaves only what was asked for since', async () => {
  const faces = await pageFaces(to, cache);
  expect(await readdir(to)).toEqual([]);
  const { file } = await faces.face(serif, '別');
  expect(await readdir(cache)).toHaveLength(2);
  await faces.clean();
  expect(await readdir(to)).toEqual([file]);
  expect(await readdir(cache)).toHaveLength(1);
});
