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

const GROUNDS: Color[] = ['ink-0', 'ink-1', 'ink-2', 'ink-3'];
const TEXTS: [Color, Color][] = [
  ...GROUNDS.flatMap((ground) =>
    (['silver-1', 'silver-2', 'silver-3'] as const).map((text): [Color, Color] => [text, ground]),
  ),
  ['silver-4', 'ink-1'],
  ['safe-text', 'ink-1'],
  ['safe-text', 'ink-2'],
  ['safe-text', 'safe-wash'],
  ['silver-1', 'safe-wash'],
  ['on-safe', 'safe'],
  ['on-safe-off', 'safe-off'],
  ['paper-ink', 'paper'],
  ['paper-2', 'paper'],
  ['safe-deep', 'paper'],
];

const MARKS: [Color, Color][] = [
  ['line-strong', 'ink-1'],
  ['line-strong', 'ink-2'],
  ['safe', 'ink-0'],
  ['safe', 'ink-1'],
  ['silver-1', 'ink-0'],
];

describe('contrast', () => {
  it.each(TEXTS)('of %s as text on %s', (text, ground) => {
    expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('of %s as a mark on %s', (mark, ground) => {
    expect(contrast(valueOf(mark), valueOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
