import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJapaneseFaces } from './japanese.ts';
import { makeSheet } from './make-fonts.ts';
import { lettersIn } from './subset.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
const TEXT = 'Ondřej Zażółć';

/** Returns the contents of all files that one run writes. */
async function filesOf(name: string): Promise<Map<string, string>> {
  const to = path.join(folder, name);
  await makeSheet(TEXT, to);
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

it('writes reproducible files: a style sheet and the fonts that it references', async () => {
  expect(await filesOf('second')).toEqual(files);
  const sheet = Buffer.from(files.get('fonts.css') ?? '', 'base64').toString();
  const named = Array.from(sheet.matchAll(/url\('\.\/([^']+)'\)/g), ([, file]) => file);
  expect([...files.keys()]).toEqual(['fonts.css', ...named].sort());
}, 120_000);

it('puts letters that the main fonts lack into fonts that load on demand', () => {
  expect(fontOf('newsreader-roman')).not.toContain('ř');
  expect(fontOf('newsreader-roman-further')).toContain('ř');
  expect(fontOf('hanken-grotesk-further')).toContain('ł');
});

it('gives each Japanese page the characters of its text and its catalogs', async () => {
  const to = path.join(folder, 'japanese');
  const pages = await makeJapaneseFaces(
    {
      '/gate': { areas: ['gate'], shown: new Map([['serif', '鰯']]) },
      '/404': { areas: [], shown: new Map() },
    },
    to,
  );
  const lettersOf = async (page: string) => {
    const files = (pages[page] ?? []).map(({ file }) => readFile(path.join(to, path.basename(file))));
    return (await Promise.all(files)).map((bytes) => [...lettersIn(bytes)]);
  };
  const [serif, sans] = await lettersOf('/gate');
  expect(serif).toContain('鰯');
  expect(sans).not.toContain('鰯');
  expect([serif, sans].flat()).toContain('齢');
  expect((await lettersOf('/404')).flat()).not.toContain('齢');
}, 120_000);

it('throws for a letter that is missing from all fonts', async () => {
  await expect(makeSheet('ж', path.join(folder, 'third'))).rejects.toThrow(/has no ж/);
}, 120_000);
