import path from 'node:path';
import { color } from '../../../../packages/ui/src/tokens.ts';
import { bringUpToDate, root } from '../../../../tools/step/step.ts';
import { writeWhole } from '../../../../tools/step/write-whole.ts';
import { drawLettering } from './draw-lettering.ts';
import { drawIcons, type IconColours } from './icons.ts';
import { drawLogos } from './logos.ts';
import type { Lettering, Size } from './set-line.ts';

/** Where the lettering is kept from one run to the next: what is imported as `#lettering/…`; the logos for others are in `logos`. */
export const LETTERING = path.join(root, '.cache/lettering');

/** The icons, as they lie at the top of the site. */
export const ICON_FOLDER = path.join(LETTERING, 'icons');

/** What the lettering is drawn in, as hex values; the wordmark and the numerals have the colour of what stands around them. */
export interface Colours extends IconColours {
  line: string;
}

const COLOURS: Colours = {
  ink: color.ground.value,
  silver: color.text.value,
  line: color.border.value,
};

const ornament = ({ path: data, width, height }: Lettering, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colour}" d="${data}"/></svg>\n`;

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Draws everything into a folder: the same bytes each time. */
export async function writeLettering(folder: string, colours: Colours): Promise<void> {
  const lettering = await drawLettering();
  const { FATAL, NUMERALS, UNLEASHED_DARKNESS } = lettering;
  const exported = Object.entries({
    FATAL,
    NUMERALS,
    FATAL_SIZE: sizeOf(FATAL),
    UNLEASHED_DARKNESS_SIZE: sizeOf(UNLEASHED_DARKNESS),
  });
  const files: [name: string, content: string | Buffer][] = [
    [
      'drawings.js',
      exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join(''),
    ],
    ['unleashed-darkness.svg', ornament(UNLEASHED_DARKNESS, colours.line)],
  ];
  for (const [name, content] of await drawIcons(lettering, colours)) files.push([`icons/${name}`, content]);
  for (const [name, content] of await drawLogos(lettering, { dark: colours.silver, light: colours.ink }))
    files.push([`logos/${name}`, content]);
  await Promise.all(files.map(([name, content]) => writeWhole(path.join(folder, name), content)));
}

/** Asked for by every configuration of a process, which has one set of colours. */
let made: Promise<unknown> | undefined;

/**
 * Makes the lettering in `LETTERING` from the font and the colours of the tokens. Returns at once where it is made already.
 * Several processes may do so at the same time.
 */
export async function makeLettering(): Promise<void> {
  made ??= bringUpToDate({
    message: 'Drawing the lettering.',
    inputs: ['apps/site/build/{lettering/*,fonts/{subset,sfnt}}.ts', 'package-lock.json'],
    ignored: ['**/*.test.ts'],
    values: Object.values(COLOURS),
    stamp: '.cache/lettering/.stamp',
    run: () => writeLettering(LETTERING, COLOURS),
  });
  await made;
}
