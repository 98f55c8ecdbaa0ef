// A theme is custom properties: the one of the second studio names tokens that exist, and keeps the contrast that Gloam asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contrast } from '../docs/contrast.ts';
import { color, tokens, tokenVariable } from '../src/tokens.js';

const css = readFileSync(join(import.meta.dirname, '../../../examples/second-studio/src/theme.css'), 'utf8');
const declared = new Map<string, string>();
postcss.parse(css).walkDecls(/^--gloam-/, ({ prop, value }) => void declared.set(prop, value));

type Color = keyof typeof color;
const valueOf = (name: Color) => declared.get(tokenVariable('color', name)) ?? '';

it('sets nothing but tokens, and every colour', () => {
  const known = Object.entries(tokens).flatMap(([group, entries]) =>
    Object.keys(entries).map((name) => tokenVariable(group as keyof typeof tokens, name)),
  );
  expect([...declared.keys()].filter((name) => !known.includes(name))).toEqual([]);
  expect((Object.keys(color) as Color[]).filter((name) => !/^#[\da-f]{6}$/.test(valueOf(name)))).toEqual([]);
});

const GROUNDS: Color[] = ['ground-deep', 'ground', 'ground-raised', 'ground-hover'];
const TEXTS: [Color, Color][] = [
  ...GROUNDS.flatMap((ground) =>
    (['text', 'text-body', 'text-muted'] as const).map((text): [Color, Color] => [text, ground]),
  ),
  ['text-disabled', 'ground'],
  ['accent-text', 'ground'],
  ['accent-text', 'ground-raised'],
  ['accent-text', 'danger-wash'],
  ['text', 'danger-wash'],
  ['on-accent', 'accent'],
  ['on-accent-busy', 'accent-busy'],
  ['inverse-text', 'inverse'],
  ['inverse-muted', 'inverse'],
  ['inverse-accent', 'inverse'],
];

const MARKS: [Color, Color][] = [
  ['border-control', 'ground'],
  ['border-control', 'ground-raised'],
  ['accent', 'ground-deep'],
  ['accent', 'ground'],
  ['text', 'ground-deep'],
];

describe('contrast', () => {
  it.each(TEXTS)('of %s as text on %s', (text, ground) => {
    expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('of %s as a mark on %s', (mark, ground) => {
    expect(contrast(valueOf(mark), valueOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
