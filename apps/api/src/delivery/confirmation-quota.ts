import { hash } from 'node:crypto';
import { countTogether } from '../store/count-together.ts';
import type { Store } from '../store/store.ts';

/** How many mails one address gets from us in a day. */
export const CONFIRMATIONS_PER_DAY = 10;

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Counts a mail to an address; `false` when it had enough. */
export type ConfirmationQuota = (email: string) => Promise<boolean>;

/**
 * Keeps the forms from being used to flood somebody's mailbox, from however many clients and through however many
 * servers. No address is kept, and none can be read from a count: 16 bits of its hash stay for the day, so two addresses may
 * share a count, which matters only during a flood. A count that fails lets the mail go.
 */
export function confirmationQuota(store: Pick<Store, 'limiter'>): ConfirmationQuota {
  const count = countTogether(
    store.limiter({
      name: 'confirmations',
      points: CONFIRMATIONS_PER_DAY,
      seconds: DAY_IN_SECONDS,
      lasting: true,
    }),
  );
  return async (email) => {
    const key = hash('sha256', email.toLowerCase()).slice(0, 4);
    return count(key).then(
      ({ withinLimit }) => withinLimit,
      () => true,
    );
  };
}
