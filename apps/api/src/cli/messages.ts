import type { HoldReason, StoredMessage } from '../store/store.ts';
import { harmless } from './table.ts';

/** Reasons to hold back a confirmation, in words. */
const HELD: Readonly<Record<HoldReason, string>> = {
  spam: 'its submission is marked as spam, and nothing is sent about that',
  address: 'no mail can be addressed to what was given',
  'limit of this address': 'the address had as many as it gets in a day',
  'limit of all': 'there were as many that day as are sent to all',
};

/** Describes the state of a message in one line. */
export function messageLine({ id, channel, purpose, digest, ...message }: StoredMessage): string {
  if (digest !== undefined) return `${channel} ${purpose} ${id}: told in the digest ${digest}`;
  return `${channel} ${purpose} ${id}: ${stateOf(message)}`;
}

function stateOf({
  state,
  attempts,
  dueAt,
  error,
}: Pick<StoredMessage, 'state' | 'attempts' | 'dueAt' | 'error'>): string {
  const tried = attempts === 1 ? 'tried once' : `tried ${String(attempts)} times`;
  const last = error === null ? '' : `; last answer: ${harmless(error)}`;
  if (state === 'held') return `held back: ${HELD[error as HoldReason]}`;
  if (state === 'waiting') return 'waits for the digest';
  if (state === 'sent') return `sent, ${tried}`;
  if (state === 'dead') return `given up, ${tried}${last}`;
  return attempts === 0 ? `waits since ${dueAt}` : `waits until ${dueAt}, ${tried}${last}`;
}
