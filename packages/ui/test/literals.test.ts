// No component holds a value of its own: a colour, a dimming or a see-through that stands in a sheet is one that no theme can set.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { PAGE_SHEET, styleSheets } from '../scripts/entries.ts';
import { src } from './source-files.ts';

/** Of a mask only the alpha is seen. */
const isMask = (property: string) => property.startsWith('mask');

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple)(?![\w-])/i;
const FILTER = /\b(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\(\s*[\d.]/;

/** What is not there or all there is a state, no look. */
const isState = (value: string) => ['0', '1'].includes(value);

function literals(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (isMask(prop)) return;
    if (COLOUR.test(value) || FILTER.test(value)) found.push(`${prop}: ${value}`);
    if (prop === 'opacity' && /^[\d.]/.test(value) && !isState(value)) found.push(`${prop}: ${value}`);
  });
  return found;
}

it.each([
  ['a { color: #fff }', ['color: #fff']],
  [
    'a { background: linear-gradient(rgb(0 0 0 / 0.4), transparent) }',
    ['background: linear-gradient(rgb(0 0 0 / 0.4), transparent)'],
  ],
  ['a { border: 1px solid white; white-space: nowrap }', ['border: 1px solid white']],
  ['a { filter: brightness(0.5) }', ['filter: brightness(0.5)']],
  ['a { opacity: 0.4 } b { opacity: 0 } c { opacity: var(--gloam-opacity-rest) }', ['opacity: 0.4']],
  [
    'a { color: var(--gloam-color-text); border-color: GrayText; fill: currentColor; mask-image: linear-gradient(#000, #0000) }',
    [],
  ],
])('in %s finds %j', (css, expected) => {
  expect(literals(css)).toEqual(expected);
});

describe.each([...styleSheets(), PAGE_SHEET])('%s', (sheet) => {
  it('takes its values from the tokens', () => {
    expect(literals(readFileSync(join(src, sheet), 'utf8'))).toEqual([]);
  });
});
