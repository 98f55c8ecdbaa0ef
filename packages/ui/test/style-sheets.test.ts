// Rules for the declarations of every style sheet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';
import { PAGE_SHEET, styleSheets } from '../scripts/entries.ts';
import { src } from './source-files.ts';

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple)(?![\w-])/i;
const FILTER = /\b(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\(\s*[\d.]/;
/** Opacities but 0 and 1, which only hide and show. */
const OPACITY = /^(?![01]$)[\d.]/;

/** Whether a theme could not set the value. In masks only alpha matters. */
const isLiteral = ({ prop, value }: Declaration) =>
  !prop.startsWith('mask') &&
  (COLOUR.test(value) || FILTER.test(value) || (prop === 'opacity' && OPACITY.test(value)));

const PHYSICAL =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius|inset-(?:top|right|bottom|left)|top|right|bottom|left)$/;

const isPhysical = ({ prop, value }: Declaration) =>
  PHYSICAL.test(prop) || (/^(?:text-align|float|clear)$/.test(prop) && /^(?:left|right)$/.test(value));

function declarations(css: string, isMeant: (declaration: Declaration) => boolean): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (isMeant(declaration)) found.push(`${declaration.prop}: ${declaration.value}`);
  });
  return found;
}

it('finds literal values', () => {
  const literals = [
    'color: #fff',
    'background: linear-gradient(rgb(0 0 0 / 0.4), transparent)',
    'border: 1px solid white',
    'filter: brightness(0.5)',
    'opacity: 0.4',
  ];
  const others = [
    'color: var(--gloam-color-text)',
    'border-color: GrayText',
    'fill: currentColor',
    'white-space: nowrap',
    'opacity: 0',
    'opacity: var(--gloam-opacity-rest)',
    'mask-image: linear-gradient(#000, #0000)',
  ];
  expect(declarations(`a { ${[...literals, ...others].join(';')} }`, isLiteral)).toEqual(literals);
});

describe.each([...styleSheets(), PAGE_SHEET])('%s', (sheet) => {
  const css = readFileSync(join(src, sheet), 'utf8');

  it('takes colours, filters and opacities from the tokens', () => {
    expect(declarations(css, isLiteral)).toEqual([]);
  });

  it('uses logical properties, for right-to-left text', () => {
    expect(declarations(css, isPhysical)).toEqual([]);
  });
});
