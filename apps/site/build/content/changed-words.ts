import type { LoadedContent } from './load-content.ts';
import { Said } from './values.ts';

/** What the development server tells open pages when only words have changed: {@link ChangedWords}. */
export const CHANGED_WORDS = 'content:words';

/** By language, compiled messages by id. */
export type ChangedWords = Record<string, Record<string, [string]>>;

/** All that a page knows of the content but its words. */
const shapeOf = ({ modules }: LoadedContent): string =>
  JSON.stringify(modules, (_, value: unknown) => (value instanceof Said ? value.id : value));

function wordsOf({ messages }: LoadedContent): Map<string, Map<string, string>> {
  const words = new Map<string, Map<string, string>>();
  for (const [locale, areas] of messages)
    words.set(locale, new Map([...areas.values()].flatMap((area) => [...area])));
  return words;
}

/** The messages that are others than before; `undefined` where more has changed than words, or something is wrong. */
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
