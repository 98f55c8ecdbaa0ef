import type { Kysely } from 'kysely';
import { emailKey, type SubmissionsTable } from '../tables.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSubmissions(db);
  await fillEmails(db);

  await db.schema.alterTable('idempotency_keys').addColumn('submission_id', 'text').execute();
  await createIndex(db, 'idempotency_keys', ['submission_id']);

  await createOutbox(db);
  await db.schema
    .createTable('event_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('submission_id', 'text')
    .execute();
  await createIndex(db, 'event_codes', ['submission_id']);
  await db.schema
    .createTable('gate_counts')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('age_group', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('gate_counts_pk', ['month', 'language', 'region', 'age_group'])
    .execute();
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}

async function extendSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submissions')
    .addColumn('spam', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('submissions').addColumn('withdraw_hash', 'text').execute();
  await db.schema.alterTable('submissions').addColumn('file', 'text').execute();
  await db.schema
    .createIndex('submissions_by_withdraw_hash')
    .unique()
    .on('submissions')
    .column('withdraw_hash')
    .execute();
}

/** The first version kept the address in its column only where the `unique` rule applied. */
async function fillEmails(
  db: Kysely<{ submissions: Pick<SubmissionsTable, 'id' | 'email' | 'payload'> }>,
): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'payload'])
      .where('email', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const { id, payload } of rows) {
      const email = emailKey(JSON.parse(payload) as { email?: unknown });
      if (email !== null) await db.updateTable('submissions').set({ email }).where('id', '=', id).execute();
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('recipient', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
  await createIndex(db, 'outbox', ['state', 'due_at']);
  await createIndex(db, 'outbox', ['submission_id']);
}

const createIndex = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
