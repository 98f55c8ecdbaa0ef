// Writes the Japanese font of the site: slices of Shippori Mincho B1 with the characters that the Japanese texts hold,
// and `ja.css`, which only Japanese pages carry. A browser fetches the slices of which it meets a character.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { unicodeRange } from './unicode-range.mjs';

const root = new URL('../', import.meta.url);
const localesDir = new URL('apps/site/locales/', root);
const outDir = new URL('apps/site/public/fonts/', root);
const SOURCE =
  'node_modules/@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal.woff2';
const FAMILY = 'Shippori Mincho B1';

/** Areas whose pages are alike share a slice. */
const familyOf = (area) => area.replace(/^(article|position)s?(?:-.*)?$/, '$1');

/** A character that so many families use stands in the slice that every page needs. */
const COMMON_TO = 3;

const isJapanese = (char) => char >= '\u2e80';

/** By family, the Japanese characters of its texts. */
async function readTexts() {
  const { parse } = formatter();
  const families = new Map();
  for (const area of (await readdir(localesDir)).sort()) {
    const po = await readFile(new URL(`${area}/jp.po`, localesDir), 'utf8');
    const messages = await parse(po, { locale: 'jp', sourceLocale: 'en', filename: area });
    const family = familyOf(area);
    const chars = families.get(family) ?? new Set();
    families.set(family, chars);
    for (const { translation = '' } of Object.values(messages))
      for (const char of translation) if (isJapanese(char)) chars.add(char);
  }
  return families;
}

/** The characters of each slice; each stands in one only. */
function slicesOf(families) {
  const counts = new Map();
  for (const chars of families.values())
    for (const char of chars) counts.set(char, (counts.get(char) ?? 0) + 1);
  const slices = new Map([
    ['common', new Set([...counts].flatMap(([char, n]) => (n >= COMMON_TO ? char : [])))],
  ]);
  const placed = new Set(slices.get('common'));
  for (const [family, chars] of families) {
    const own = [...chars].filter((char) => !placed.has(char));
    for (const char of own) placed.add(char);
    if (own.length > 0) slices.set(family, new Set(own));
  }
  return slices;
}

/** The system's own fonts for controls and running text, and the Mincho where there is none; the Mincho for headings. */
const STACKS = `:root:lang(ja) {
  --gloam-font-serif: Newsreader, '${FAMILY}', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', serif;
  --gloam-font-sans: 'Hanken Grotesk', 'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP',
    '${FAMILY}', sans-serif;
}`;

await mkdir(outDir, { recursive: true });
for (const file of await readdir(outDir)) if (/^ja-.*\.woff2$/.test(file)) await rm(new URL(file, outDir));

const font = await readFile(new URL(SOURCE, root));
const css = ['/* Written by tools/fonts-ja.mjs; do not edit. */'];
for (const [name, chars] of slicesOf(await readTexts())) {
  const text = [...chars].sort().join('');
  const slice = await subsetFont(font, text, {
    targetFormat: 'woff2',
    noHinting: true,
    // Without alternates, which would come along with each character.
    keepFeatures: [],
  });
  const file = `ja-${name}.woff2`;
  await writeFile(new URL(file, outDir), slice);
  console.log(`${file.padEnd(34)}${String(slice.length).padStart(7)} B  ${chars.size} characters`);
  css.push(
    `@font-face { font-family: '${FAMILY}'; font-style: normal; font-weight: 400; font-display: swap;
      src: url('/fonts/${file}') format('woff2'); unicode-range: ${unicodeRange(text).join(', ')}; }`,
  );
}
css.push(STACKS);
const cssFile = new URL('ja.css', outDir);
await writeFile(
  cssFile,
  await format(css.join('\n\n'), { ...(await resolveConfig(cssFile)), parser: 'css' }),
);
