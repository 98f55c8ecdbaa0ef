// A theme of four colours: what is derived from them can be read, and what cannot be is refused with what could.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrand } from '../src/cli/brand-file.ts';
import { faultsOf, nearestGood } from '../src/cli/check-brand.ts';
import { contrast, mix } from '../src/cli/colour.ts';
import { deriveTheme, themeCss, type Brand } from '../src/cli/derive-theme.ts';
import { PAIRS } from '../src/cli/pairs.ts';
import { run } from '../src/cli/theme.ts';
import { color } from '../src/tokens.ts';
import light from '../themes/light.json' with { type: 'json' };
import { randomBrands } from './random-brands.ts';

const GOOD: Brand = { ground: '#10131f', text: '#f4f4ff', accent: '#7d92ff', danger: '#ff6b86' };

/** Contrasts of all pairs of a theme, each with what it should be. */
const ratiosOf = (brand: Brand) => {
  const { colours } = deriveTheme(brand);
  return PAIRS.map(([front, ground, least]) => ({
    pair: `${front} on ${ground}`,
    least,
    ratio: contrast(colours[front].hex ?? '', colours[ground].hex ?? ''),
  }));
};

describe('200 random brands', () => {
  const brands = randomBrands(200);

  it('can be read everywhere once each has the colours that its refusal offers', () => {
    const unreadable = brands.flatMap((brand) =>
      ratiosOf(nearestGood(brand))
        .filter(({ ratio, least }) => !(ratio >= least))
        .map(({ pair, ratio }) => `${JSON.stringify(brand)}: ${pair} ${String(ratio)}`),
    );
    expect(unreadable).toEqual([]);
  });

  it('are changed only where they have to be', () => {
    const good = brands.map((brand) => nearestGood(brand));
    expect(good.map((brand) => nearestGood(brand))).toEqual(good);
    expect(good.map((brand) => faultsOf(brand))).toEqual(good.map(() => []));
  });
});

describe('a brand', () => {
  it('that is good is taken as it is', () => {
    expect(faultsOf(GOOD)).toEqual([]);
    expect(nearestGood(GOOD)).toEqual(GOOD);
  });

  it.each([
    ['text', { text: '#4a4f66' }],
    ['accent', { accent: '#1a2040' }],
    ['danger', { danger: '#3a0a12' }],
    ['success', { success: '#0a3a12' }],
  ] as const)('with a %s that is lost keeps the rest', (name, change) => {
    const brand = { ...GOOD, ...change };
    const good = nearestGood(brand);
    expect(faultsOf(brand)).not.toEqual([]);
    expect(good[name]).not.toBe(brand[name]);
    expect({ ...good, [name]: brand[name] }).toEqual(brand);
  });

  it('of two greys gets both moved', () => {
    const good = nearestGood({ ...GOOD, ground: '#777777', text: '#888888' });
    expect(faultsOf(good)).toEqual([]);
  });

  it('names every colour that Gloam has', () => {
    expect(Object.keys(deriveTheme(GOOD).colours)).toEqual(Object.keys(color));
  });

  it('tells danger from accent', () => {
    const { colours } = deriveTheme({ ...GOOD, accent: '#7fe0c0', danger: '#ff6b86' });
    for (const role of ['danger', 'danger-text', 'danger-wash'] as const)
      expect(colours[role].css).not.toContain('accent');
  });

  it('that is dark on light makes a light theme', () => {
    expect(deriveTheme(GOOD).scheme).toBe('dark');
    expect(deriveTheme({ ...GOOD, ground: '#f4f4ff', text: '#10131f' }).scheme).toBe('light');
  });
});

it('the light theme that ships can be read everywhere', () => {
  expect(ratiosOf(light).filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
});

it.each([
  ['#ff4b22', 30, '#0b0d0e', '#4c231a'],
  ['#f6f3ec', 95, '#15191b', '#e9e7e0'],
  ['#3b5bff', 60, '#f4f4ff', '#7e9fff'],
])('%s is mixed as Chromium does: %d %% with %s', (one, share, other, mixed) => {
  expect(mix(one, share, other)).toBe(mixed);
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

  it('writes the style sheet of a theme, for the root or what else is named', () => {
    expect(themeOf(GOOD)).toBe(themeCss(deriveTheme(GOOD)));
    expect(themeOf(GOOD, '--selector', '[data-theme="night"]')).toMatch(
      /^\[data-theme="night"\] \{\n {2}color-scheme: dark;/,
    );
  });

  it('refuses what cannot be read, with the pair and the nearest good colour', () => {
    const brand = { ...GOOD, accent: '#1a2040' };
    const { accent } = nearestGood(brand);
    expect(() => themeOf(brand)).toThrow(/accent on ground-raised: 1\.\d\d : 1, needs 3 : 1/);
    expect(() => themeOf(brand)).toThrow(`"accent": "${accent}" instead of "#1a2040"`);
    expect(() => themeOf({ ...brand, accent })).not.toThrow();
  });

  it.each([
    ['no JSON', '{', /This is no JSON/],
    ['a list', '[]', /A brand is an object/],
    ['a colour too few', { ground: '#000', text: '#fff', accent: '#f00' }, 'The brand lacks "danger".'],
    ['a colour of another name', { ...GOOD, primary: '#f00' }, 'A brand has no "primary".'],
    ['a colour in words', { ...GOOD, text: 'white' }, '"text" has to be a colour such as'],
  ])('says what is wrong with %s', (_, brand, message) => {
    expect(() => themeOf(brand)).toThrow(message);
  });

  it('takes short colours and capitals', () => {
    expect(readBrand('{"ground":"#FFF","text":"#000","accent":"#00F","danger":"#A00"}')).toEqual({
      ground: '#ffffff',
      text: '#000000',
      accent: '#0000ff',
      danger: '#aa0000',
    });
  });
});
