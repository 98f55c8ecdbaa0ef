/** Something to send after a submission is stored. */
export interface NewMessage {
  channel: 'mail' | 'webhook';
  purpose: 'confirmation' | 'repeated' | 'notice' | 'withdrawn' | 'digest';
  /** What is needed to write it. `to`, if any, is a person's address that `eraseByEmail` finds. */
  payload: object;
  /** Why it is not sent; kept so that whoever asks is told. Default: it is. */
  held?: HoldReason;
  /** It is not sent by itself, but told with others in a digest. */
  waits?: true;
}

/**
 * Why a confirmation is not sent: its submission looks like a program's, its address needs quoting, or there were as many
 * that day as one address gets, or as all get.
 */
export type HoldReason = 'spam' | 'address' | 'limit of this address' | 'limit of all';

/** What the row of a digest holds. The answers are read from the submissions when it is sent. */
export interface DigestPayload {
  /** Ids of submissions. */
  submissions: readonly string[];
}

/** What became of a message, without what is in it. */
export interface StoredMessage {
  id: string;
  channel: NewMessage['channel'];
  purpose: NewMessage['purpose'];
  submissionId: string | null;
  /** `waiting`: for the next digest. */
  state: 'pending' | 'waiting' | 'sent' | 'dead' | 'held';
  /** Which digest told it. Left out for what is sent by itself. */
  digest?: string;
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next, while it is pending. ISO 8601, UTC. */
  dueAt: string;
  createdAt: string;
  /** Why the last attempt failed, such as the code that the mail server answered. */
  error: string | null;
}

/** What was to be sent about a submission that goes. */
export type EarlierMessage = Pick<StoredMessage, 'channel' | 'purpose' | 'state'>;

export interface MessageFilter {
  id?: string;
  submissionId?: string;
  state?: StoredMessage['state'];
}

/** A message that a worker holds for the time of its lease. */
export interface ClaimedMessage {
  /** UUID version 7; also the message id of a mail. */
  id: string;
  channel: NewMessage['channel'];
  purpose: NewMessage['purpose'];
  payload: Record<string, unknown>;
  /** `null`: the submission it is about is gone. */
  submissionId: string | null;
  /** How often it was claimed, this time included. */
  attempts: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export type MessageResult =
  | { state: 'sent' }
  /** `at`: when to try again, in milliseconds. */
  | { state: 'retry'; at: number; error: string }
  /** Given up. */
  | { state: 'dead'; error: string };

/**
 * No message plans further ahead than this, in milliseconds. One that does was written while the clock was wrong, and
 * is taken at once.
 */
export const LONGEST_WAIT = 24 * 60 * 60_000;

/** The states of what is still to be told. */
export const UNSENT: readonly StoredMessage['state'][] = ['pending', 'waiting'];
