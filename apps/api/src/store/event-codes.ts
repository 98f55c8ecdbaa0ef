import { randomInt } from 'node:crypto';
import type { EventApplicationErrorKey } from '@fatal/contracts';
import type { Claim, Store } from './store.ts';
import { columnText } from './tables.ts';

/** A code that lets one person apply once, such as one handed out at a festival. */
export interface EventCode {
  code: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Time of use. `null` while the code is free. */
  usedAt: string | null;
  /** Id of its submission. `null` while the code is free, or after the submission was deleted. */
  submissionId: string | null;
}

const PREFIX = 'MD2025';

/** Letters of codes, without I and O, which look like digits. Codes have eight, too many to guess under a rate limit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const LENGTH = 8;

const newCode = () =>
  PREFIX + Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Creates `count` new codes. */
export const createEventCodes = (store: Pick<Store, 'write'>, count: number): Promise<string[]> =>
  store.write(async (db, now) => {
    const created_at = new Date(now).toISOString();
    const codes: string[] = [];
    while (codes.length < count) {
      const code = newCode();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('event_codes')
        .values({ code, created_at, used_at: null, submission_id: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) codes.push(code);
    }
    return codes;
  });

/**
 * Claims a code for a submission, or returns the error. If two claims arrive at once, the second waits and then finds the code
 * used.
 */
export const claimEventCode =
  (text: string): Claim =>
  async (db, { id, createdAt }) => {
    const code = columnText(text);
    const { numUpdatedRows } = await db
      .updateTable('event_codes')
      .set({ used_at: createdAt, submission_id: id })
      .where('code', '=', code)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return undefined;
    const known = await db
      .selectFrom('event_codes')
      .select('code')
      .where('code', '=', code)
      .executeTakeFirst();
    const error: EventApplicationErrorKey = known ? 'code_used' : 'code_unknown';
    return { md_code: [error] };
  };

/** Returns the codes, oldest first. */
export const listEventCodes = (store: Pick<Store, 'read'>): Promise<EventCode[]> =>
  store.read((db) =>
    db
      .selectFrom('event_codes')
      .select(['code', 'created_at as createdAt', 'used_at as usedAt', 'submission_id as submissionId'])
      .orderBy('created_at')
      .orderBy('code')
      .execute(),
  );

export const countEventCodes = (store: Pick<Store, 'read'>): Promise<{ total: number; used: number }> =>
  store.read(async (db) => {
    const { total, used } = await db
      .selectFrom('event_codes')
      .select((eb) => [eb.fn.countAll().as('total'), eb.fn.count('used_at').as('used')])
      .executeTakeFirstOrThrow();
    return { total: Number(total), used: Number(used) };
  });
