import { describe, expect, it } from 'vitest';
import { contrast } from '../src/cli/colour.ts';
import { PAIRS } from '../src/cli/pairs.ts';
import { gloamPreset } from '../src/tailwind-preset.js';
import { color, tokens, tokenVariable } from '../src/tokens.js';

it.each(PAIRS)('%s on %s has a contrast of at least %d', (front, ground, least) => {
  expect(contrast(color[front].value, color[ground].value)).toBeGreaterThanOrEqual(least);
});

// `tokens.json` and the contrasts are computed from these two forms.
it.each(Object.entries(color))('%s is a hex colour or a share of another colour', (_, { value }) => {
  expect(value).toMatch(
    /^#[0-9a-f]{6}$|^color-mix\(in srgb, var\(--gloam-color-[a-z-]+\) \d+%, transparent\)$/,
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

  it.each(Object.keys(tokens) as (keyof typeof tokens)[])('has every token of the group %s', (group) => {
    const variables = Object.fromEntries(
      Object.keys(tokens[group]).map((name) => [name, `var(${tokenVariable(group, name)})`]),
    );
    expect(named[group]).toMatchObject(variables);
  });

  it('has no other colours', () => {
    expect(Object.keys(theme.colors).toSorted()).toEqual(
      [...Object.keys(color), 'current', 'transparent'].toSorted(),
    );
  });
});
