import type { LoadedContent } from './load-content.ts';
import { Said } from './values.ts';

/** Event that the development server sends to open pages, with {@link ChangedWords}, when only words have changed. */
export const CHANGED_WORDS = 'content:words';

/** Compiled messages, by language and id. */
export type ChangedWords = Record<string, Record<string, [string]>>;

/** Returns everything that pages know of the content except its words. */
const shapeOf = ({ modules }: LoadedContent): string =>
  JSON.stringify(modules, (_, value: unknown) => (value instanceof Said ? value.id : value));

function wordsOf({ messages }: LoadedContent): Map<string, Map<string, string>> {
  const words = new Map<string, Map<string, string>>();
  for (const [locale, areas] of messages)
    words.set(locale, new Map([...areas.values()].flatMap((area) => [...area])));
  return words;
}

/**
 * Returns the changed messages, or `undefined` if more than words has changed or the content has mistakes.
 */
export function changedWords(before: LoadedContent, now: LoadedContent): ChangedWords | undefined {
  if (before.problems.length + now.problems.length > 0 || shapeOf(before) !== shapeOf(now)) return undefined;
  const known = wordsOf(before);
  return Object.fromEntries(
    [...wordsOf(now)].map(([locale, words]) => {
      const others = [...words].filter(([id, text]) => known.get(locale)?.get(id) !== text);
      return [locale, Object.fromEntries(others.map(([id, text]) => [id, [text] as [string]]))];
    }),
  );
}
