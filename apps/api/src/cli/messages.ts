import type { HoldReason, StoredMessage } from '../store/store.ts';
import { replaceControlCharacters } from './table.ts';

/** Reasons for holding back a confirmation, in plain words. */
const HELD: Readonly<Record<HoldReason, string>> = {
  spam: 'its submission is marked as spam',
  address: 'mail cannot be sent to the sender’s address',
  'limit of this address': 'the daily limit of this address was reached',
  'limit of all': 'the daily limit of all addresses was reached',
};

/** Describes the state of a message in one line. */
export function messageLine({ id, channel, purpose, digest, ...message }: StoredMessage): string {
  if (digest !== undefined) return `${channel} ${purpose} ${id}: listed in digest ${digest}`;
  return `${channel} ${purpose} ${id}: ${stateOf(message)}`;
}

function stateOf({
  state,
  attempts,
  dueAt,
  error,
}: Pick<StoredMessage, 'state' | 'attempts' | 'dueAt' | 'error'>): string {
  const tried = attempts === 1 ? 'tried once' : `tried ${String(attempts)} times`;
  const last = error === null ? '' : `; last error: ${replaceControlCharacters(error)}`;
  if (state === 'held') return `held back: ${HELD[error as HoldReason]}`;
  if (state === 'waiting') return 'waiting for the digest';
  if (state === 'sent') return `sent, ${tried}`;
  if (state === 'dead') return `given up, ${tried}${last}`;
  return attempts === 0 ? `waiting since ${dueAt}` : `next attempt at ${dueAt}, ${tried}${last}`;
}
