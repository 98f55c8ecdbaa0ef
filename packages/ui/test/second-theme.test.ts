// A theme is custom properties: the one of the second studio names tokens that exist, and keeps the contrast that Gloam asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { contrast } from '../src/cli/colour.ts';
import { PAIRS } from '../src/cli/pairs.ts';
import { color, tokens, tokenVariable } from '../src/tokens.js';

const css = readFileSync(join(import.meta.dirname, '../../../examples/second-studio/src/theme.css'), 'utf8');
const declared = new Map<string, string>();
postcss.parse(css).walkDecls(/^--gloam-/, ({ prop, value }) => void declared.set(prop, value));

type Color = keyof typeof color;
const valueOf = (name: Color) => declared.get(tokenVariable('color', name)) ?? '';

it('sets nothing but tokens, and every colour that is none of another', () => {
  const known = Object.entries(tokens).flatMap(([group, entries]) =>
    Object.keys(entries).map((name) => tokenVariable(group as keyof typeof tokens, name)),
  );
  expect([...declared.keys()].filter((name) => !known.includes(name))).toEqual([]);
  const full = (Object.keys(color) as Color[]).filter((name) => color[name].value.startsWith('#'));
  expect(full.filter((name) => !/^#[\da-f]{6}$/.test(valueOf(name)))).toEqual([]);
});

it.each(PAIRS)('%s can be read on %s', (front, ground, least) => {
  expect(contrast(valueOf(front), valueOf(ground))).toBeGreaterThanOrEqual(least);
});
