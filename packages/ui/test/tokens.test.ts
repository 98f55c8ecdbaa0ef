import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contrast } from '../docs/contrast.ts';
import { gloamPreset } from '../src/tailwind-preset.js';
import { color, tokens, tokensCss, tokenVariable } from '../src/tokens.js';

type Color = keyof typeof color;

const contrastOf = (one: Color, other: Color) => contrast(color[one].value, color[other].value);

describe('contrast', () => {
  it.each<[Color, Color, number]>([
    ['text', 'ground', 16],
    ['text', 'ground-raised', 15],
    ['text', 'ground-hover', 13],
    ['text-body', 'ground', 10],
    ['text-body', 'ground-raised', 7],
    ['text-muted', 'ground-deep', 4.5],
    ['text-muted', 'ground', 4.5],
    ['text-muted', 'ground-raised', 4.5],
    ['text-muted', 'ground-hover', 4.5],
    ['text-disabled', 'ground-deep', 4.5],
    ['accent-text', 'ground', 4.5],
    ['accent-text', 'ground-raised', 4.5],
    ['accent-text', 'danger-wash', 4.5],
    ['text', 'danger-wash', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent-busy', 'accent-busy', 4.5],
    ['inverse-text', 'inverse', 15],
    ['inverse-muted', 'inverse', 4.5],
    ['inverse-accent', 'inverse', 4.5],
  ])('of %s as text on %s is at least %d', (text, ground, least) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each<[Color, Color]>([
    ['border-control', 'ground'],
    ['border-control', 'ground-raised'],
    ['accent', 'ground'],
    ['accent', 'ground-deep'],
    ['text', 'ground-deep'],
  ])('of %s as a boundary or a mark on %s is at least 3', (mark, ground) => {
    expect(contrastOf(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('of the focus ring holds against its halo, which holds on the fill of buttons', () => {
    expect(contrastOf('text', 'ground-deep')).toBeGreaterThanOrEqual(3);
    expect(contrastOf('ground-deep', 'accent')).toBeGreaterThanOrEqual(3);
  });
});

describe('the style sheet of the tokens', () => {
  it('declares every token once', () => {
    const declared: string[] = [];
    postcss.parse(tokensCss()).walkDecls(({ prop }) => void declared.push(prop));
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
