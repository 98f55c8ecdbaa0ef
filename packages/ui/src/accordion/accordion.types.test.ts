// Held by the type checker: a line that starts to compile, or stops, fails `npm run types`.
import { expect, expectTypeOf, it } from 'vitest';
import type { AccordionProps } from './accordion.js';

const common = { items: [], labels: {} } satisfies Partial<AccordionProps>;

export const allowed: AccordionProps[] = [
  { ...common, type: 'single' },
  { ...common, type: 'single', value: null },
  { ...common, type: 'single', defaultValue: 'a' },
  { ...common, type: 'multiple', value: [] },
  { ...common, type: 'multiple', defaultValue: ['a', 'b'] },
  { ...common, type: 'single', onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<string | null>() },
  { ...common, type: 'multiple', onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<string[]>() },
  {
    ...common,
    type: 'single',
    labels: { copy: 'a', copyLink: ({ title }) => title, copied: 'b', inAddressBar: 'c' },
  },
];

export const refused: AccordionProps[] = [
  // @ts-expect-error: the type is not guessed
  { ...common },
  // @ts-expect-error: a list of one is not one
  { ...common, type: 'single', value: ['a'] },
  // @ts-expect-error: neither is it at first
  { ...common, type: 'single', defaultValue: [] },
  // @ts-expect-error: one is not a list
  { ...common, type: 'multiple', value: 'a' },
  // @ts-expect-error: nothing open is an empty list
  { ...common, type: 'multiple', defaultValue: null },
  // @ts-expect-error: none open is `null`, which must be answered
  { ...common, type: 'single', onValueChange: (value: string) => value },
  // @ts-expect-error: several come as a list
  { ...common, type: 'multiple', onValueChange: (value: string | null) => value },
  // @ts-expect-error: words are the caller's
  { items: [], type: 'single' },
  // @ts-expect-error: the copy button has all of its words, or none
  { ...common, type: 'single', labels: { copy: 'a' } },
  // @ts-expect-error: the rows come as data
  { ...common, type: 'single', children: 'a' },
];

it('refuses every combination that means nothing, and no other', () => {
  expect(allowed).toHaveLength(8);
  expect(refused).toHaveLength(10);
});
