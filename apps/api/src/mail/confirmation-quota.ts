import { hash } from 'node:crypto';
import { countRequest, type Limiter } from '../store/limiter.ts';
import type { HoldReason, Store, SubmissionKind } from '../store/store.ts';

/** Daily limits of confirmations, counted separately for each form. */
export interface ConfirmationLimits {
  /** `MAIL_LIMIT_ADDRESS`, default 10: to one address. */
  address: number;
  /** `MAIL_LIMIT_ALL`, default 500: to all. */
  all: number;
}

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Counts a confirmation. Returns the reason to hold it back once a limit is reached. */
export type ConfirmationQuota = (kind: SubmissionKind, email: string) => Promise<HoldReason | undefined>;

/**
 * Keeps the forms from flooding mailboxes, no matter how many clients and servers are involved. Each form has its own counts, so
 * a flood through one doesn't affect the confirmations of another. Stores no address: the key is 16 bits of its hash, kept for
 * the day. Two addresses may share a count, which matters only during a flood. Sends the mail if counting fails.
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
    // Checks the limit of the address first, so that mails above it don't use up the overall limit.
    if (!(await isWithin(forAddress, `${kind}:${bits}`))) return 'limit of this address';
    return (await isWithin(forAll, kind)) ? undefined : 'limit of all';
  };
}

const isWithin = (limiter: Limiter, key: string): Promise<boolean> =>
  countRequest(limiter, key).then(
    ({ withinLimit }) => withinLimit,
    () => true,
  );
