/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBrand } from './brand-file.ts';
import { faultsOf, nearestValidBrand, originOf, type Fault } from './check-brand.ts';
import { deriveTheme, themeCss, type Brand, type BrandColour } from './derive-theme.ts';

export const USAGE = `Usage: npx @gloam/ui theme <brand.json> [--selector <selector>]
  Writes the style sheet of a theme from { "ground", "text", "accent", "danger", "success"? }, each "#rrggbb".
  Refuses colours that cannot be read, and names the nearest that can.
  --selector  where the theme applies; default :root`;

/** The error message: the worst pair of each unreadable colour of the brand, and the colour to use instead. */
function refusal(brand: Brand, faults: readonly Fault[]): string {
  const worst = new Map<BrandColour, Fault>();
  for (const fault of faults) {
    const known = worst.get(originOf(fault));
    if (!known || fault.contrast / fault.least < known.contrast / known.least)
      worst.set(originOf(fault), fault);
  }
  const good = nearestValidBrand(brand);
  const changed = (Object.keys(good) as BrandColour[]).filter((name) => good[name] !== brand[name]);
  return [
    ...[...worst.values()].map(
      ({ front, ground, contrast, least }) =>
        `  ${front} on ${ground}: ${(Math.floor(contrast * 100) / 100).toFixed(2)} : 1, needs ${String(least)} : 1`,
    ),
    'The nearest that can be read:',
    ...changed.map((name) => `  "${name}": "${good[name] ?? ''}" instead of "${brand[name] ?? ''}"`),
  ].join('\n');
}

/** Returns the theme's style sheet for the command's arguments. Throws an error whose message says what to change. */
export function run(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { selector: { type: 'string' } },
  });
  const [file, unexpected] = positionals;
  if (!file) throw new Error(`The file of the brand is missing.\n${USAGE}`);
  if (unexpected !== undefined) throw new Error(`Unexpected argument “${unexpected}”.\n${USAGE}`);
  const brand = readBrand(readFileSync(file, 'utf8'));
  const faults = faultsOf(brand);
  if (faults.length > 0)
    throw new Error(`${file} makes a theme that cannot be read:\n${refusal(brand, faults)}`);
  return themeCss(deriveTheme(brand), values.selector);
}
