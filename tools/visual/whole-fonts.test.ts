import { expect, it } from 'vitest';
import { FAMILIES } from '../../apps/site/build/fonts/families.ts';
import { heldBy, lettersIn } from '../../apps/site/build/fonts/subset.ts';
import { openWholeFonts } from './whole-fonts.ts';

it.each(FAMILIES)('of $family there is one font, whatever a file of it holds', async (family) => {
  const { file, role, source } = family;
  const wholeFont = await openWholeFonts();
  const font = wholeFont(`/fonts/${file}-page.0a1b2c3d.woff2`);
  expect(lettersIn(font ?? Buffer.alloc(0))).toEqual(await heldBy(source));
  expect(wholeFont(`/fonts/${file}-12.4e5f6a7b.woff2`)).toBe(font);
  expect(wholeFont(`/assets/stories-${role}.6fcb115f-DuWbCn0e.woff2`)).toBe(font);
});

it('other fonts stay as they are', async () => {
  const wholeFont = await openWholeFonts();
  expect(wholeFont('/fonts/martian-mono.fea41e0f.woff2')).toBeUndefined();
});
