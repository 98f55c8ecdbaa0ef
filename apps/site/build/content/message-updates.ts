import type { LoadedContent } from './load-content.ts';
import { CatalogText } from './values.ts';

/** Event that the development server sends to open pages, with {@link MessageUpdates}, when only translated text has changed. */
export const MESSAGE_UPDATES = 'content:words';

/** Compiled messages, by language and id. */
export type MessageUpdates = Record<string, Record<string, [string]>>;

/** Returns all content data that pages import, without its messages. */
const shapeOf = ({ modules }: LoadedContent): string =>
  JSON.stringify(modules, (_, value: unknown) => (value instanceof CatalogText ? value.id : value));

function wordsOf({ messages }: LoadedContent): Map<string, Map<string, string>> {
  const words = new Map<string, Map<string, string>>();
  for (const [locale, areas] of messages)
    words.set(locale, new Map([...areas.values()].flatMap((area) => [...area])));
  return words;
}

/** Returns the changed messages, or `undefined` if other data has changed too or the content has errors. */
export function diffMessages(before: LoadedContent, now: LoadedContent): MessageUpdates | undefined {
  if (before.problems.length + now.problems.length > 0 || shapeOf(before) !== shapeOf(now)) return undefined;
  const known = wordsOf(before);
  return Object.fromEntries(
    [...wordsOf(now)].map(([locale, words]) => {
      const others = [...words].filter(([id, text]) => known.get(locale)?.get(id) !== text);
      return [locale, Object.fromEntries(others.map(([id, text]) => [id, [text] as [string]]))];
    }),
  );
}
