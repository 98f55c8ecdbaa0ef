import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contrast } from '../src/cli/colour.ts';
import { PAIRS } from '../src/cli/pairs.ts';
import { gloamPreset } from '../src/tailwind-preset.js';
import { color, tokens, tokensCss, tokenVariable } from '../src/tokens.js';

describe('contrast', () => {
  it.each(PAIRS)('of %s on %s is at least %d', (front, ground, least) => {
    expect(contrast(color[front].value, color[ground].value)).toBeGreaterThanOrEqual(least);
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

  it.each(Object.entries(color))(
    'of a colour is written in full, or as a share of another: %s',
    (_, { value }) => {
      expect(value).toMatch(
        /^#[0-9a-f]{6}$|^color-mix\(in srgb, var\(--gloam-color-[a-z-]+\) \d+%, transparent\)$/,
      );
    },
  );
});

describe('the Tailwind preset', () => {
  const { theme } = gloamPreset;
  const named = {
    color: theme.colors,
    font: theme.fontFamily,
    text: theme.fontSize,
    space: theme.extend.spacing,
    size: theme.extend.maxWidth,
    brightness: theme.extend.brightness,
    opacity: theme.extend.opacity,
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
