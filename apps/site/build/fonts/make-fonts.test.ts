import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSheets } from './make-fonts.ts';
import { lettersIn } from './subset.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
const TEXTS = {
  shared: 'Ondřej',
  latin: 'Zażółć',
  japanese: new Map([
    ['home', [['home.lede', '光']]],
    ['news', [['news.title', '闇']]],
  ] as const),
};

/** The bytes of every file that one run writes. */
async function filesOf(name: string): Promise<Map<string, string>> {
  const to = path.join(folder, name);
  await makeSheets(TEXTS, to);
  const names = (await readdir(to)).sort();
  return new Map(
    await Promise.all(
      names.map(async (file) => [file, await readFile(path.join(to, file), 'base64')] as const),
    ),
  );
}

let files: Map<string, string>;
beforeAll(async () => {
  files = await filesOf('first');
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

const fontOf = (name: string) => {
  const [, bytes = ''] = [...files].find(([file]) => file.startsWith(`${name}.`)) ?? [];
  return lettersIn(Buffer.from(bytes, 'base64'));
};

it('writes the same bytes again, and nothing but sheets and the fonts that they name', async () => {
  expect(await filesOf('second')).toEqual(files);
  const sheets = ['fonts.css', 'fonts-ja.css'].map((name) =>
    Buffer.from(files.get(name) ?? '', 'base64').toString(),
  );
  const named = [...sheets.join('').matchAll(/url\('\.\/([^']+)'\)/g)].map(([, file]) => file);
  expect([...files.keys()].filter((file) => file.endsWith('.woff2'))).toEqual([...new Set(named)].sort());
}, 120_000);

it('gives a letter that the first fonts lack to those that are fetched when a page shows it', () => {
  expect(fontOf('newsreader-roman')).not.toContain('ř');
  expect(fontOf('newsreader-roman-further')).toContain('ř');
  expect(fontOf('hanken-grotesk-further')).toContain('ł');
});

it('has the letters of a Japanese text in the font that sets it', () => {
  expect(fontOf('shippori-mincho-0')).toContain('光');
});

it('refuses a letter that no font has', async () => {
  await expect(makeSheets({ ...TEXTS, latin: 'ж' }, path.join(folder, 'third'))).rejects.toThrow(/has no ж/);
}, 120_000);
