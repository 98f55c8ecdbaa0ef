import * as v from 'valibot';
import { words } from './schemas.ts';
import { record } from './yaml.ts';

const term = record({
  avoid: words,
  use: words,
  except: v.optional(v.array(words, 'must be a list of words')),
});

/** By language: words that are not used, and what is used in their place. */
export const termsSchema = v.record(v.string(), v.array(term, 'must be a list of terms'));

export type Terms = v.InferOutput<typeof termsSchema>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LETTER = '[\\p{Script=Latin}\\p{N}]';

/** A whole word where it ends in a Latin letter; any part of a text in a script that has no spaces. */
const pattern = (text: string) => {
  const begin = new RegExp(`^${LETTER}`, 'u').test(text) ? `(?<!${LETTER})` : '';
  const end = new RegExp(`${LETTER}$`, 'u').test(text) ? `(?!${LETTER})` : '';
  return new RegExp(`${begin}${escaped(text)}${end}`, 'giu');
};

/** Words of a text that the terms of its language forbid. */
export function wrongTerms(text: string, terms: Terms[string] = []): { index: number; message: string }[] {
  return terms.flatMap(({ avoid, use, except = [] }) => {
    const fine = except.flatMap((one) =>
      [...text.matchAll(pattern(one))].map(({ 0: found, index }) => [index, index + found.length] as const),
    );
    return [...text.matchAll(pattern(avoid))]
      .filter(({ index }) => !fine.some(([from, to]) => index >= from && index < to))
      .map(({ 0: found, index }) => ({ index, message: `"${found}" is not our word; use: ${use}` }));
  });
}
