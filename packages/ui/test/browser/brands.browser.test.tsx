// Contrast in themes of random brands, with colours mixed by the browser.
import { afterAll, expect, it } from 'vitest';
import { shownColour } from '../../docs/shown-colour.ts';
import { nearestValidBrand } from '../../src/cli/check-brand.ts';
import { contrast } from '../../src/cli/colour.ts';
import { deriveTheme, themeCss } from '../../src/cli/derive-theme.ts';
import { PAIRS, type Role } from '../../src/cli/pairs.ts';
import { randomBrands } from '../random-brands.ts';

const style = document.createElement('style');
document.head.append(style);

afterAll(() => {
  style.remove();
});

const ROLES = [...new Set(PAIRS.flatMap(([front, ground]) => [front, ground]))];

it('makes every pair of colours readable', () => {
  const low = randomBrands(200).flatMap((brand) => {
    style.textContent = themeCss(deriveTheme(nearestValidBrand(brand)));
    const shown = Object.fromEntries(ROLES.map((role) => [role, shownColour(role)])) as Record<Role, string>;
    return PAIRS.filter(([front, ground, least]) => !(contrast(shown[front], shown[ground]) >= least)).map(
      ([front, ground]) => `${JSON.stringify(brand)}: ${front} on ${ground}`,
    );
  });
  expect(low).toEqual([]);
});
