/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBrand } from './brand-file.ts';
import { faultsOf, nearestGood, originOf, type Fault } from './check-brand.ts';
import { deriveTheme, themeCss, type Brand, type BrandColour } from './derive-theme.ts';
import { UsageError } from './usage-error.ts';

export const usage = `theme <brand.json> [--selector <selector>]
    Writes the style sheet of a theme from { "ground", "text", "accent", "danger", "success"? }, each "#rrggbb".
    What cannot be read is refused, with the nearest colour that can.
    --selector  where the theme holds; default :root`;

/** What cannot be read, the worst pair of each colour of the brand, and what to write instead. */
function refusal(brand: Brand, faults: readonly Fault[]): string {
  const worst = new Map<BrandColour, Fault>();
  for (const fault of faults) {
    const known = worst.get(originOf(fault));
    if (!known || fault.contrast / fault.least < known.contrast / known.least)
      worst.set(originOf(fault), fault);
  }
  const good = nearestGood(brand);
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

/** Runs the command. Throws an error whose message says what to mend. */
export function run(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { selector: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file) throw new UsageError('<brand.json> is missing');
  if (more[0] !== undefined) throw new UsageError(`"${more[0]}" is one too many`);
  const brand = readBrand(readFileSync(file, 'utf8'));
  const faults = faultsOf(brand);
  if (faults.length > 0)
    throw new Error(`${file} makes a theme that cannot be read:\n${refusal(brand, faults)}`);
  return themeCss(deriveTheme(brand), values.selector);
}
