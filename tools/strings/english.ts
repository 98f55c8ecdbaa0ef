import type { MessageType } from '@lingui/conf';
import { createHash } from 'node:crypto';

export type Message = MessageType<{ flags?: string[] }>;

/** An English text as it stands in a comment. The checksum counts, so that replacing the text everywhere hides no change. */
interface English {
  sum: string;
  text: string;
}

/** Gettext's flag of a translation that somebody has to look at. */
const FUZZY = 'fuzzy';
const NOW = 'English';
const BEFORE = 'English before';

function englishOf(message: string): English {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  return { sum: createHash('sha256').update(text).digest('hex').slice(0, 8), text };
}

const comment = (name: string, { sum, text }: English) => `${name} ${sum}: ${text}`;

function read(message: Message | undefined, name: string): English | undefined {
  const pattern = new RegExp(`^${name} (?<sum>[0-9a-f]{8}): (?<text>.*)$`);
  const groups = message?.comments?.map((line) => pattern.exec(line)?.groups).find(Boolean);
  return groups as English | undefined;
}

const isFuzzy = (message: Message | undefined) => message?.extra?.flags?.includes(FUZZY) ?? false;

/**
 * A translation with its English in a comment.
 *
 * @param recorded the same message as the catalog holds it. Where its English is another one, the translation becomes fuzzy
 * and keeps the English it was made from, until somebody deletes the flag.
 */
export function withEnglish(message: Message, recorded: Message | undefined): Message {
  if (message.message === undefined) return message;
  const now = englishOf(message.message);
  const last = read(recorded, NOW);
  let before = isFuzzy(recorded) ? read(recorded, BEFORE) : undefined;
  if (last && last.sum !== now.sum) before ??= last;
  if (before?.sum === now.sum || !message.translation) before = undefined;
  return {
    ...message,
    comments: [...(message.comments ?? []), comment(NOW, now), ...(before ? [comment(BEFORE, before)] : [])],
    extra: {
      ...message.extra,
      flags: [...(message.extra?.flags?.filter((flag) => flag !== FUZZY) ?? []), ...(before ? [FUZZY] : [])],
    },
  };
}

/** The English a translation was made from and the English now, where nobody has looked at the translation since. */
export function changedEnglish(message: Message): { before: string; now: string } | undefined {
  const now = read(message, NOW);
  const before = read(message, BEFORE);
  return isFuzzy(message) && now && before ? { before: before.text, now: now.text } : undefined;
}
