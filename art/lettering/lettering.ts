// Draws everything in slit letters: wordmark, numerals, ornament, logos and icons.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { color, readCommandLine, root } from '../site.ts';
import { drawLettering } from './draw-lettering.ts';
import { drawIcons } from './icons.ts';
import { drawLogos } from './logos.ts';
import type { Lettering, Size } from './set-line.ts';

const BRAND = join(root, 'apps/site/src/brand');
const PUBLIC = join(root, 'apps/site/public');

readCommandLine(`npm run lettering
Draws wordmark, numerals, ornament, logos and icons from Roboto Flex, in the colours of the tokens. The output is reproducible.`);

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const ornament = ({ path, width, height }: Lettering) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color.border.value}" d="${path}"/></svg>\n`;

const lettering = await drawLettering();
const { FATAL, NUMERALS, UNLEASHED_DARKNESS } = lettering;

const module = join(BRAND, 'lettering.ts');
const code = `// Written by \`npm run lettering\` in the folder \`art\`.
export const FATAL = ${JSON.stringify(FATAL)};
export const NUMERALS = ${JSON.stringify(NUMERALS)};

// Sizes apart from the paths, for scripts that need no path.
export const FATAL_SIZE = ${JSON.stringify(sizeOf(FATAL))};
export const UNLEASHED_DARKNESS_SIZE = ${JSON.stringify(sizeOf(UNLEASHED_DARKNESS))};
`;

const files = new Map<string, string | Buffer>([
  [module, await format(code, { ...(await resolveConfig(module)), filepath: module })],
  [join(BRAND, 'unleashed-darkness.svg'), ornament(UNLEASHED_DARKNESS)],
]);
for (const [name, content] of await drawLogos(lettering)) files.set(join(BRAND, 'logos', name), content);
for (const [name, content] of await drawIcons(lettering)) files.set(join(PUBLIC, name), content);
for (const [file, content] of files) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
