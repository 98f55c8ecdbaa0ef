import { create, type Font } from 'fontkit';
import { trueType } from '../site.ts';
import { setLine } from './set-line.ts';

const SOURCE = '@fontsource-variable/roboto-flex/files/roboto-flex-latin-full-normal';
/** Narrowest width, at the largest optical size. */
const SLIT = { wdth: 25, opsz: 144 };

/** Opens the font at a weight, with the letters of a text. The text needs an F, by which letters are measured. */
export async function slit(wght: number, text: string): Promise<Font> {
  return create(
    await trueType({ source: SOURCE, text, axes: { ...SLIT, wght }, features: ['kern'] }),
  ) as Font;
}

/** Returns the outlines of all text in slit letters. A font with these fifteen or so glyphs would take 326 KB. */
export async function drawLettering() {
  const font = await slit(300, 'FATAL UNLEASHED DARKNESS IV');
  const numeral = (text: string) => setLine(font, text, 0.02);
  return {
    FATAL: setLine(font, 'FATAL', 0.01),
    UNLEASHED_DARKNESS: setLine(font, 'UNLEASHED DARKNESS', 0.065),
    NUMERALS: { I: numeral('I'), II: numeral('II'), III: numeral('III'), IV: numeral('IV') },
    /** Heavier, because the thin letter would blur at small sizes. */
    F: setLine(await slit(760, 'F'), 'F', 0),
  };
}
