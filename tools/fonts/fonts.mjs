// Writes the subset fonts of the site, `fonts.css` and `fonts-ja.css`, from the @fontsource packages and all that the site
// says, and those of Storybook from all that its stories say; the slit lettering follows in `slit-paths.mjs`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { fallbackRules } from './fallbacks.mjs';
import { FAMILIES } from './families.mjs';
import { faceRule, writeFace } from './font-face.mjs';
import { japaneseFaces } from './japanese.mjs';
import { latinFaces } from './latin.mjs';
import { storyRules } from './stories.mjs';
import { sharedText, storyText, textsIn } from './texts.mjs';

const site = new URL('../../apps/site/', import.meta.url);
const storybook = new URL('../../.storybook/', import.meta.url);
/** Bytes of the Latin faces that a page may ask for at first, and of all Japanese ones, of which it asks for some. */
const BUDGETS = { latin: 60 * 1024, japanese: 600 * 1024 };
const LATIN = ['en', 'es', 'it', 'de'];

async function emptied(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.woff2')) await rm(new URL(name, folder));
  return folder;
}

async function writeSheet(file, rules) {
  const css = ['/* Written by tools/fonts/fonts.mjs; do not edit. */', ...rules].join('\n\n');
  await writeFile(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
}

const folder = await emptied(new URL('public/fonts/', site));
const written = new Map();
async function writeFaces(faces) {
  const rules = [];
  for (const face of faces) {
    const { rule, ...rest } = face.borrowed
      ? { rule: faceRule(face, `/fonts/${written.get(face.borrowed).file}`) }
      : await writeFace(face, folder);
    if (face.file) written.set(face.file, rest);
    rules.push(rule);
  }
  return rules;
}

function checkBudget(name, files) {
  const total = files.reduce((sum, { size, isLate }) => (isLate ? sum : sum + size), 0);
  for (const { file, size } of [...files, { file: `all ${name} fonts`, size: total }]) {
    console.log(`${file.padEnd(42)}${String(size).padStart(7)} B`);
  }
  if (total <= BUDGETS[name]) return;
  console.error(`The ${name} fonts are over the budget of ${BUDGETS[name]} bytes.`);
  process.exitCode = 1;
}

const shared = await sharedText();
const texts = await Promise.all(LATIN.map((language) => textsIn(language, language)));
const latin = await latinFaces(shared + texts.flatMap((areas) => [...areas.values()]).join(''));
await writeSheet(new URL('src/fonts.css', site), [...(await writeFaces(latin)), ...(await fallbackRules())]);
checkBudget('latin', [...written.values()]);

const latinCount = written.size;
const [serif, sans] = FAMILIES.map(({ page, family }) => `'${page}', '${family}'`);
await writeSheet(new URL('src/fonts-ja.css', site), [
  ...(await writeFaces(await japaneseFaces((sets) => textsIn('jp', 'ja', sets), shared))),
  `:root:lang(ja) {
  --gloam-font-serif: ${serif}, 'Hiragino Mincho ProN', 'Yu Mincho', serif;
  --gloam-font-sans: ${sans}, 'Hiragino Sans', 'Yu Gothic', sans-serif;
  --gloam-font-mono: 'Martian Mono', 'Martian Mono Fallback', ${sans}, ui-monospace, monospace;
}`,
]);
checkBudget('japanese', [...written.values()].slice(latinCount));

await import('../slit-paths.mjs');

const storyFonts = await emptied(new URL('fonts/', storybook));
await writeSheet(new URL('fonts.css', storybook), await storyRules(await storyText(), storyFonts));
