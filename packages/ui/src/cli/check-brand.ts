import { contrast, lightnessOf, withLightness } from './colour.ts';
import { deriveTheme, isUnreadable, type Brand, type BrandColour } from './derive-theme.ts';
import { PAIRS, type Role } from './pairs.ts';

/** A pair of colours of a theme with too little contrast. */
export interface Fault {
  front: Role;
  ground: Role;
  contrast: number;
  least: number;
}

/** A margin for rounding: browsers round colours to 256 steps, which may lower a contrast by a hundredth. */
const ROUNDED = 1.01;

/** Finds the pairs of a brand's theme with too little contrast. */
export function faultsOf(brand: Brand): readonly Fault[] {
  const { colours } = deriveTheme(brand);
  return PAIRS.flatMap(([front, ground, least]) => {
    const [one, other] = [colours[front].hex, colours[ground].hex];
    const ratio = one && other ? contrast(one, other) : 0;
    return ratio < least * ROUNDED ? [{ front, ground, contrast: ratio, least }] : [];
  });
}

const FAMILIES = ['accent', 'danger', 'success'] as const;

/** The colour of a brand that causes a fault: the accent, danger or success in the pair, or else the text. */
export function originOf({ front, ground }: Fault): BrandColour {
  return FAMILIES.find((name) => front.includes(name) || ground.includes(name)) ?? 'text';
}

const STEPS = 200;

/** The brand with the nearest lightness of colour `name` at which `seen` is readable on the brand's surfaces. */
function nearest(brand: Brand, name: BrandColour, seen: Exclude<BrandColour, 'ground'>): Brand | undefined {
  const start = brand[name];
  if (!start) return undefined;
  const lightness = lightnessOf(start);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [lightness + step / STEPS, lightness - step / STEPS]) {
      if (next < 0 || next > 1) continue;
      const changed = { ...brand, [name]: withLightness(start, next) };
      if (!isUnreadable(changed, seen)) return changed;
    }
  }
  return undefined;
}

/** Changes the text, or else the ground, or else both. */
function fixTextContrast(brand: Brand): Brand {
  const [best = '#ffffff'] = ['#ffffff', '#000000'].sort(
    (a, b) => contrast(b, brand.ground) - contrast(a, brand.ground),
  );
  const mended =
    nearest(brand, 'text', 'text') ??
    nearest(brand, 'ground', 'text') ??
    nearest({ ...brand, text: best }, 'ground', 'text');
  return mended ?? { ...brand, ground: '#ffffff', text: '#000000' };
}

/** The nearest readable brand: its colours keep their hue and change their lightness. */
export function nearestValidBrand(brand: Brand): Brand {
  const start = isUnreadable(brand, 'text') ? fixTextContrast(brand) : brand;
  return FAMILIES.reduce(
    (mended, name) =>
      mended[name] && isUnreadable(mended, name) ? (nearest(mended, name, name) ?? mended) : mended,
    start,
  );
}
