import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { columnText } from './column-text.ts';
import type { Tables } from './tables.ts';
import type { EventCode } from './types.ts';

const PREFIX = 'MD2025';

/** Without I and O, which people read as digits. Eight of them cannot be guessed through a rate limit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const LENGTH = 8;

const newCode = () =>
  PREFIX + Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Makes `count` codes that did not exist before. */
export async function insertEventCodes(db: Kysely<Tables>, count: number, now: number): Promise<string[]> {
  const createdAt = new Date(now).toISOString();
  const codes: string[] = [];
  while (codes.length < count) {
    const code = newCode();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('event_codes')
      .values({ code, created_at: createdAt, used_at: null, submission_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) codes.push(code);
  }
  return codes;
}

/** Takes a code for a submission; returns why not. Of two that try at once the second waits and finds it used. */
export async function claimEventCode(
  db: Kysely<Tables>,
  text: string,
  { id, usedAt }: { id: string; usedAt: string },
): Promise<'unknown' | 'used' | undefined> {
  const code = columnText(text);
  const { numUpdatedRows } = await db
    .updateTable('event_codes')
    .set({ used_at: usedAt, submission_id: id })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return undefined;
  const known = await db.selectFrom('event_codes').select('code').where('code', '=', code).executeTakeFirst();
  return known ? 'used' : 'unknown';
}

export async function selectEventCodes(db: Kysely<Tables>): Promise<EventCode[]> {
  const rows = await db.selectFrom('event_codes').selectAll().orderBy('created_at').orderBy('code').execute();
  return rows.map((row) => ({
    code: row.code,
    createdAt: row.created_at,
    usedAt: row.used_at,
    submissionId: row.submission_id,
  }));
}
