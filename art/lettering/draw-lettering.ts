import { create, type Font } from 'fontkit';
import { trueType } from '../site.ts';
import { setLine } from './set-line.ts';

const SOURCE = '@fontsource-variable/roboto-flex/files/roboto-flex-latin-full-normal';
/** The narrowest cut, drawn for large sizes. */
const SLIT = { wdth: 25, opsz: 144 };

/** The font at a weight, with the letters of a text. Letters are measured by an F, so the text needs one. */
export async function slit(wght: number, text: string): Promise<Font> {
  return create(
    await trueType({ source: SOURCE, text, axes: { ...SLIT, wght }, features: ['kern'] }),
  ) as Font;
}

/** Draws all that the site sets in slit letters: the font would weigh 326 KB, for some fifteen of its glyphs. */
export async function drawLettering() {
  const font = await slit(300, 'FATAL UNLEASHED DARKNESS IV');
  const numeral = (text: string) => setLine(font, text, 0.02);
  return {
    FATAL: setLine(font, 'FATAL', 0.01),
    UNLEASHED_DARKNESS: setLine(font, 'UNLEASHED DARKNESS', 0.065),
    NUMERALS: { I: numeral('I'), II: numeral('II'), III: numeral('III'), IV: numeral('IV') },
    /** Heavier, for where the word would be a grey smudge. */
    F: setLine(await slit(760, 'F'), 'F', 0),
  };
}
