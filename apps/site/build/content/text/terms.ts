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

/** Term in English, any mention of which counts, and its translations, one of which has to be used. */
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

/**
 * Schema of `terms.yaml`. `avoid` lists words to avoid with their replacements by language, `terms` lists fixed translations of
 * terms.
 */
export const termsSchema = record({
  avoid: v.record(v.string(), v.array(term, 'must be a list of terms')),
  terms: v.optional(v.array(name, 'must be a list of terms')),
});

export type Terms = v.InferOutput<typeof termsSchema>;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LETTER = '[\\p{Script=Latin}\\p{N}]';

/** Matches whole words in Latin script, and any part of a text in scripts without spaces. */
const pattern = (text: string) => {
  const begin = new RegExp(`^${LETTER}`, 'u').test(text) ? `(?<!${LETTER})` : '';
  const end = new RegExp(`${LETTER}$`, 'u').test(text) ? `(?!${LETTER})` : '';
  return new RegExp(`${begin}${escaped(text)}${end}`, 'giu');
};

/** Finds words that a language should avoid. */
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
      .map(({ 0: found, index }) => ({ index, message: `avoid "${found}"; use: ${use}` }));
  });
}

/** Removes soft hyphens and other break marks, which don't change a word. */
const withoutBreaks = (text: string) =>
  text.replaceAll(/[\u00ad\u200b\u2060]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/**
 * Reports terms in the English that the translation renders with other words. A form may be part of a word, because words are
 * inflected and compounded.
 *
 * @param where Id of the message or folder of the file, which a term can list as an exception.
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
    return [
      `the English uses "${named}", but this uses none of its terms in ${locale}: ${allowed.join(', ')}`,
    ];
  });
}
