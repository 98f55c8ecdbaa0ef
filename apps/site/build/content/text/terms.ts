import * as v from 'valibot';
import { words } from './schemas.ts';
import { record } from './yaml.ts';

const term = record({
  avoid: words,
  use: words,
  except: v.optional(v.array(words, 'must be a list of words')),
});

const forms = v.union(
  [
    v.pipe(
      words,
      v.transform((one) => [one]),
    ),
    v.array(words),
  ],
  'must be a word, or a list of words',
);

/** What a thing is called: in English, whose every mention counts, and in the other languages, of which one form has to be there. */
const name = v.pipe(
  v.objectWithRest(
    { en: forms, except: v.optional(v.array(words, 'must be a list of ids or files')) },
    forms,
  ),
  v.transform(({ en, except = [], ...others }) => ({
    en,
    except,
    others: others,
  })),
);

/** `avoid`, by language: words that are not used, and what is used in their place. `terms`: what things are called. */
export const termsSchema = record({
  avoid: v.record(v.string(), v.array(term, 'must be a list of terms')),
  terms: v.optional(v.array(name, 'must be a list of terms')),
});

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
export function wrongTerms(
  text: string,
  terms: Terms['avoid'][string] = [],
): { index: number; message: string }[] {
  return terms.flatMap(({ avoid, use, except = [] }) => {
    const fine = except.flatMap((one) =>
      [...text.matchAll(pattern(one))].map(({ 0: found, index }) => [index, index + found.length] as const),
    );
    return [...text.matchAll(pattern(avoid))]
      .filter(({ index }) => !fine.some(([from, to]) => index >= from && index < to))
      .map(({ 0: found, index }) => ({ index, message: `"${found}" is not our word; use: ${use}` }));
  });
}

/** Without marks that say where a line may break or may not: words are the same with them. */
const withoutBreaks = (text: string) =>
  text.replaceAll(/[\u00ad\u200b\u2060]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/**
 * What the English names and its translation calls otherwise. A form may be a part of a word, since words are inflected and joined.
 *
 * @param where the id of the message or the folder of the file, which a term may except
 */
export function strayTerms(
  english: string,
  translation: string,
  locale: string,
  where: string,
  terms: Terms['terms'] = [],
): string[] {
  const text = withoutBreaks(translation).toLocaleLowerCase();
  return terms.flatMap(({ en, except, others }) => {
    const allowed = others[locale];
    if (!allowed || except.includes(where)) return [];
    const named = en.find((one) => pattern(one).test(withoutBreaks(english)));
    if (named === undefined || allowed.some((form) => text.includes(form.toLocaleLowerCase()))) return [];
    return [`the English says "${named}", and this none of its terms in ${locale}: ${allowed.join(', ')}`];
  });
}
