import { expect, it } from 'vitest';
import * as festival from '../../../content/festival.ts';
import type { ContentReferences } from '../content-references.ts';
import { findProblems } from './festival.ts';

/** Days are compared with each other alone. */
const references = { words: () => [] } as unknown as ContentReferences;

it('refuses days of the festival in another order', () => {
  const [first, second] = festival.festivalDays;
  if (!first || !second) throw new Error('There are too few days.');
  const reversed = { ...festival, festivalDays: [second, first] };
  expect(findProblems(undefined, references, reversed)).toEqual([
    {
      file: 'content/festival.ts',
      entry: `day ${first.date}`,
      rule: 'must come after the day before it',
    },
  ]);
});
