// Themes derived from the colours of a brand. `brands.browser.test.tsx` checks their contrast in a browser.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrand } from '../src/cli/brand-file.ts';
import { faultsOf, nearestValidBrand } from '../src/cli/check-brand.ts';
import { contrast } from '../src/cli/colour.ts';
import { deriveTheme, themeCss, type Brand } from '../src/cli/derive-theme.ts';
import { PAIRS } from '../src/cli/pairs.ts';
import { run } from '../src/cli/theme.ts';
import light from '../themes/light.json' with { type: 'json' };
import { randomBrands } from './random-brands.ts';

const GOOD: Brand = { ground: '#10131f', text: '#f4f4ff', accent: '#7d92ff', danger: '#ff6b86' };

it('makes 200 random brands readable in one step', () => {
  const good = randomBrands(200).map((brand) => nearestValidBrand(brand));
  expect(good.map((brand) => nearestValidBrand(brand))).toEqual(good);
  expect(good.flatMap((brand) => faultsOf(brand))).toEqual([]);
});

describe('a brand', () => {
  it('is not changed if it is readable', () => {
    expect(faultsOf(GOOD)).toEqual([]);
    expect(nearestValidBrand(GOOD)).toEqual(GOOD);
  });

  it.each([
    ['text', { text: '#4a4f66' }],
    ['accent', { accent: '#1a2040' }],
    ['danger', { danger: '#3a0a12' }],
    ['success', { success: '#0a3a12' }],
  ] as const)('with an unreadable %s keeps its other colours', (name, change) => {
    const brand = { ...GOOD, ...change };
    const good = nearestValidBrand(brand);
    expect(faultsOf(brand)).not.toEqual([]);
    expect(good[name]).not.toBe(brand[name]);
    expect({ ...good, [name]: brand[name] }).toEqual(brand);
  });

  it('of two greys becomes readable', () => {
    const good = nearestValidBrand({ ...GOOD, ground: '#777777', text: '#888888' });
    expect(faultsOf(good)).toEqual([]);
  });

  it('derives the danger colours from danger, not from the accent', () => {
    const { colours } = deriveTheme({ ...GOOD, accent: '#7fe0c0', danger: '#ff6b86' });
    for (const role of ['danger', 'danger-text', 'danger-wash'] as const)
      expect(colours[role].css).not.toContain('accent');
  });

  it('with dark text on a light ground makes a light theme', () => {
    expect(deriveTheme(GOOD).scheme).toBe('dark');
    expect(deriveTheme({ ...GOOD, ground: '#f4f4ff', text: '#10131f' }).scheme).toBe('light');
  });
});

it('ships a readable light theme', () => {
  const { colours } = deriveTheme(light);
  const low = PAIRS.filter(
    ([front, ground, least]) => !(contrast(colours[front].hex ?? '', colours[ground].hex ?? '') >= least),
  );
  expect(low).toEqual([]);
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gloam-brand-'));
  const file = join(folder, 'brand.json');
  const themeOf = (brand: unknown, ...options: string[]) => {
    writeFileSync(file, typeof brand === 'string' ? brand : JSON.stringify(brand));
    return run([file, ...options]);
  };

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('writes the style sheet of a theme, for the root or a selector', () => {
    expect(themeOf(GOOD)).toBe(themeCss(deriveTheme(GOOD)));
    expect(themeOf(GOOD, '--selector', '[data-theme="night"]')).toMatch(
      /^\[data-theme="night"\] \{\n {2}color-scheme: dark;/,
    );
  });

  it('refuses an unreadable brand, and names the pair and the nearest readable colour', () => {
    const brand = { ...GOOD, accent: '#1a2040' };
    const { accent } = nearestValidBrand(brand);
    expect(() => themeOf(brand)).toThrow(/accent on ground-raised: 1\.\d\d : 1, needs 3 : 1/);
    expect(() => themeOf(brand)).toThrow(`"accent": "${accent}" instead of "#1a2040"`);
    expect(() => themeOf({ ...brand, accent })).not.toThrow();
  });

  it.each([
    ['invalid JSON', '{', /This is no JSON/],
    ['a list', '[]', /A brand is an object/],
    [
      'a brand without a colour',
      { ground: '#000', text: '#fff', accent: '#f00' },
      'The brand lacks "danger".',
    ],
    ['an unknown colour', { ...GOOD, primary: '#f00' }, 'A brand has no "primary".'],
    ['a named colour', { ...GOOD, text: 'white' }, '"text" has to be a colour such as'],
  ])('refuses %s with a reason', (_, brand, message) => {
    expect(() => themeOf(brand)).toThrow(message);
  });

  it('accepts short and upper-case colours', () => {
    expect(readBrand('{"ground":"#FFF","text":"#000","accent":"#00F","danger":"#A00"}')).toEqual({
      ground: '#ffffff',
      text: '#000000',
      accent: '#0000ff',
      danger: '#aa0000',
    });
  });
});
