import { describe, expect, it } from 'vitest';
import { gloamPreset } from '../src/tailwind-preset.js';
import { color, tokens, tokensCss, tokenVariable } from '../src/tokens.js';

type Color = keyof typeof color;

/** Relative luminance as WCAG 2 defines it. */
function luminance(name: Color): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color[name].value.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('contrast', () => {
  it.each<[Color, Color, number]>([
    ['silver-1', 'ink-1', 16],
    ['silver-1', 'ink-2', 15],
    ['silver-1', 'ink-3', 13],
    ['silver-2', 'ink-1', 10],
    ['silver-2', 'ink-2', 7],
    ['silver-3', 'ink-0', 4.5],
    ['silver-3', 'ink-1', 4.5],
    ['silver-3', 'ink-2', 4.5],
    ['silver-3', 'ink-3', 4.5],
    ['silver-4', 'ink-0', 4.5],
    ['safe-text', 'ink-1', 4.5],
    ['safe-text', 'ink-2', 4.5],
    ['safe-text', 'safe-wash', 4.5],
    ['silver-1', 'safe-wash', 4.5],
    ['on-safe', 'safe', 4.5],
    ['on-safe-off', 'safe-off', 4.5],
    ['paper-ink', 'paper', 15],
    ['paper-2', 'paper', 4.5],
    ['safe-deep', 'paper', 4.5],
  ])('of %s as text on %s is at least %d', (text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each<[Color, Color]>([
    ['line-strong', 'ink-1'],
    ['line-strong', 'ink-2'],
    ['safe', 'ink-1'],
    ['safe', 'ink-0'],
    ['silver-1', 'ink-0'],
  ])('of %s as a boundary or a mark on %s is at least 3', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('of the focus ring holds against its halo, which holds on the fill of buttons', () => {
    expect(contrast('silver-1', 'ink-0')).toBeGreaterThanOrEqual(3);
    expect(contrast('ink-0', 'safe')).toBeGreaterThanOrEqual(3);
  });
});

describe('the style sheet of the tokens', () => {
  it('declares every token once', () => {
    const declared = [...tokensCss().matchAll(/^ {4}(--gloam-[\w-]+): .+;$/gm)].map(([, name]) => name);
    const names = Object.entries(tokens).flatMap(([group, entries]) =>
      Object.keys(entries).map((name) => tokenVariable(group as keyof typeof tokens, name)),
    );
    expect(declared).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a token', () => {
  const all = Object.entries(tokens).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, token]) => ({ token: `${group} ${name}`, ...token })),
  );

  it.each(all)('says what it is for: $token', ({ value, use }) => {
    expect(value).not.toBe('');
    expect(use).not.toBe('');
  });

  it.each(Object.entries(color))('of a colour is written in full: %s', (_, { value }) => {
    expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the Tailwind preset', () => {
  const { theme } = gloamPreset;
  const named = {
    color: theme.colors,
    font: theme.fontFamily,
    text: theme.fontSize,
    space: theme.extend.spacing,
    size: theme.extend.maxWidth,
    radius: theme.extend.borderRadius,
    duration: theme.extend.transitionDuration,
    ease: theme.extend.transitionTimingFunction,
  };

  it.each(Object.keys(tokens) as (keyof typeof tokens)[])('names every token of the group %s', (group) => {
    const variables = Object.fromEntries(
      Object.keys(tokens[group]).map((name) => [name, `var(${tokenVariable(group, name)})`]),
    );
    expect(named[group]).toMatchObject(variables);
  });

  it('knows no colour but those of the design', () => {
    expect(Object.keys(theme.colors).toSorted()).toEqual(
      [...Object.keys(color), 'current', 'transparent'].toSorted(),
    );
  });

  it('gives sizes as heights too', () => {
    expect(theme.extend.minHeight).toEqual(theme.extend.maxWidth);
  });
});
