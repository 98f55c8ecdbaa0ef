import { hash } from 'node:crypto';
import { countRequest, type Limiter } from '../store/limiter.ts';
import type { HoldReason, Store, SubmissionKind } from '../store/store.ts';

/** Daily limits of confirmations, for each form by itself. */
export interface ConfirmationLimits {
  /** `MAIL_LIMIT_ADDRESS`, default 10: to one address. */
  address: number;
  /** `MAIL_LIMIT_ALL`, default 500: to all. */
  all: number;
}

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Counts a confirmation; says why it is not to be sent when there were enough. */
export type ConfirmationQuota = (kind: SubmissionKind, email: string) => Promise<HoldReason | undefined>;

/**
 * Keeps the forms from being used to flood a mailbox, or to write to everybody, from any number of clients and through any
 * number of servers. Each form counts by itself: a flood of one takes no confirmation from another. No address is kept, and
 * none can be read from a count: 16 bits of its hash stay for the day, so two addresses may share a count, which matters
 * only during a flood. A count that fails lets the mail go.
 */
export function confirmationQuota(
  store: Pick<Store, 'limiter'>,
  limits: ConfirmationLimits,
): ConfirmationQuota {
  const limiterOf = (name: string, points: number) =>
    store.limiter({ name, points, seconds: DAY_IN_SECONDS });
  const forAddress = limiterOf('confirmations', limits.address);
  const forAll = limiterOf('all confirmations', limits.all);
  return async (kind, email) => {
    const bits = hash('sha256', email.toLowerCase()).slice(0, 4);
    // The address comes first: mails over its limit take nothing from the others.
    if (!(await isWithin(forAddress, `${kind}:${bits}`))) return 'limit of this address';
    return (await isWithin(forAll, kind)) ? undefined : 'limit of all';
  };
}

const isWithin = (limiter: Limiter, key: string): Promise<boolean> =>
  countRequest(limiter, key).then(
    ({ withinLimit }) => withinLimit,
    () => true,
  );
