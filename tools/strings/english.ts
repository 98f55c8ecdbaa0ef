import type { MessageType } from '@lingui/conf';
import { createHash } from 'node:crypto';

export type Message = MessageType<{ flags?: string[] }>;

/**
 * English text as recorded in a comment. Changes are detected by checksum, because search and replace would
 * also change the text.
 */
interface English {
  sum: string;
  text: string;
}

/** Gettext's flag for translations that need review. */
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
 * Returns the message with its English recorded in a comment.
 *
 * @param recorded Same message from the catalog. If its English has changed, the translation becomes fuzzy
 * and keeps the English it was made from, until the translator deletes the flag.
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

/** Returns the English before and after a change, if the translation was not reviewed since. */
export function changedEnglish(message: Message): { before: string; now: string } | undefined {
  const now = read(message, NOW);
  const before = read(message, BEFORE);
  return isFuzzy(message) && now && before ? { before: before.text, now: now.text } : undefined;
}
