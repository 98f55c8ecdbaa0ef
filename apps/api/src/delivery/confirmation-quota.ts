import { hash, randomBytes } from 'node:crypto';

/** How many mails one address gets from us in a day. */
export const CONFIRMATIONS_PER_DAY = 10;

const DAY = 24 * 60 * 60_000;

const BUCKETS = 2 ** 16;

/**
 * Keeps the forms from being used to flood somebody's mailbox, from however many clients. Counts in a fixed amount of
 * memory, without keeping addresses: two of them may share a count, which matters only during a flood.
 */
export class ConfirmationQuota {
  readonly #key = randomBytes(16).toString('hex');
  readonly #now: () => number;
  readonly #counts = new Uint8Array(BUCKETS);
  #since = 0;

  /** @param now The time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a mail to an address; `false` when it had enough. */
  take(email: string): boolean {
    const now = this.#now();
    if (Math.abs(now - this.#since) >= DAY) {
      this.#counts.fill(0);
      this.#since = now;
    }
    const bucket = hash('sha256', this.#key + email.toLowerCase(), 'buffer').readUInt16BE();
    const count = this.#counts[bucket] ?? 0;
    if (count >= CONFIRMATIONS_PER_DAY) return false;
    this.#counts[bucket] = count + 1;
    return true;
  }
}
