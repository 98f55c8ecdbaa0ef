/** Words of one language by the English ones. `{name}` stands for what a label is given, `<0>…</0>` for an element. */
export type Words = Record<string, string>;

/** Words for an English text; `undefined` where it stays. `isLabel` says that it comes from `labels`. */
export type Translate = (english: string, isLabel: boolean) => string | undefined;

const placeholder = /\{(\w+)\}/g;

/** The patterns among the words: what a label function answers is known by its shape only. */
function patternsOf(words: Words) {
  return (
    Object.entries(words)
      .filter(([english]) => english.search(placeholder) >= 0)
      // `Image {index} of {total}, {description}` before `Image {index} of {total}`.
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([english, translation]) => {
        const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
        const source = english
          .split(placeholder)
          .map((part, index) => (index % 2 === 0 ? literal(part) : `(?<${part}>.+)`))
          .join('');
        return { shape: new RegExp(`^${source}$`), translation };
      })
  );
}

/** Translates by a dictionary. What it does not have stays as it is: it may be in another language on purpose. */
export function byWords(words: Words): Translate {
  const patterns = patternsOf(words);
  return (english, isLabel) => {
    if (Object.hasOwn(words, english)) return words[english];
    if (!isLabel) return undefined;
    for (const { shape, translation } of patterns) {
      const groups = shape.exec(english)?.groups;
      if (groups) return translation.replace(placeholder, (_, name: string) => groups[name] ?? '');
    }
    return undefined;
  };
}

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ' };

/** A text for people, by its look: it has a word with a capital, or several words, and is no code and no address. */
function isText(english: string): boolean {
  const plain = english.replace(/<[^>]*>/g, '');
  return /(?:^|\s)[^\p{L}\d\s]*\p{Lu}|\p{L} \p{L}/u.test(plain) && !/[{}=#]|^\S+:\/\//.test(plain);
}

/**
 * English with accents, in brackets, two fifths longer: what stays plain is no translated text, what is cut off shows no
 * bracket. Tags, entities and addresses stay as they are.
 */
export const inAccents: Translate = (english, isLabel) =>
  /\p{L}/u.test(english) && (isLabel || isText(english)) ? accented(english) : undefined;

/** @internal */
export function accented(text: string): string {
  const letters = text
    .split(/(<[^>]*>|&\w+;|\b\w+:\/\/\S*)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[aeioun]/gi, accent) : part))
    .join('');
  return `[${letters}${filler(Math.ceil(text.replace(/<[^>]*>/g, '').length * 0.4) - 2)}]`;
}

const accent = (letter: string) => {
  const small = ACCENTS[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
};

/** So many characters more, in words that may wrap. */
const filler = (length: number) =>
  length < 3
    ? '~'.repeat(Math.max(length, 0))
    : ` ${'lörém '.repeat(Math.ceil(length / 6)).slice(0, length - 1)}`;
