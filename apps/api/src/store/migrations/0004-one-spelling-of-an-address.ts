import type { Kysely } from 'kysely';
import { emailIn } from '@fatal/contracts';
import { emailKey, type Tables } from '../tables.ts';

/**
 * Rewrites addresses as {@link emailKey} does. Earlier versions stored them as typed, with invisible or surrounding characters.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'email', 'payload'])
      .where('email', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const row of rows) {
      const stored = JSON.parse(row.payload) as { email?: unknown };
      const payload = { ...stored, email: emailIn(stored.email) ?? stored.email };
      const email = emailKey(payload);
      if (email === row.email && payload.email === stored.email) continue;
      const changed = { email, payload: JSON.stringify(payload) };
      await db.updateTable('submissions').set(changed).where('id', '=', row.id).execute();
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const messages = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('recipient', 'is not', null)
    .execute();
  for (const { id, recipient } of messages) {
    const key = emailKey({ email: recipient });
    if (key !== recipient)
      await db.updateTable('outbox').set({ recipient: key }).where('id', '=', id).execute();
  }
}
