// The type checker runs these: a line that starts or stops to compile fails `npm run types`.
import { expect, expectTypeOf, it } from 'vitest';
import type { AccordionProps } from './accordion.js';

const common = { items: [], labels: {} } satisfies Partial<AccordionProps>;

const allowed: AccordionProps[] = [
  { ...common, type: 'single', value: null },
  { ...common, type: 'single', defaultValue: 'a' },
  { ...common, type: 'multiple', defaultValue: ['a', 'b'] },
  { ...common, type: 'single', onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<string | null>() },
  { ...common, type: 'multiple', onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<string[]>() },
];

const refused: AccordionProps[] = [
  // @ts-expect-error: `type` is required
  { ...common },
  // @ts-expect-error: `single` takes one id, not a list
  { ...common, type: 'single', value: ['a'] },
  // @ts-expect-error: the same for `defaultValue`
  { ...common, type: 'single', defaultValue: [] },
  // @ts-expect-error: `multiple` takes a list, not one id
  { ...common, type: 'multiple', value: 'a' },
  // @ts-expect-error: with nothing open, `multiple` takes an empty list
  { ...common, type: 'multiple', defaultValue: null },
  // @ts-expect-error: `single` may pass `null`
  { ...common, type: 'single', onValueChange: (value: string) => value },
  // @ts-expect-error: `multiple` passes a list
  { ...common, type: 'multiple', onValueChange: (value: string | null) => value },
  // @ts-expect-error: the copy button needs all of its labels or none
  { ...common, type: 'single', labels: { copy: 'a' } },
];

it('accepts a value only in the form that belongs to the type', () => {
  expect([allowed.length, refused.length]).toEqual([5, 8]);
});
