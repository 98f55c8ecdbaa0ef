import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('role', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('submissions_by_kind')
    .on('submissions')
    .columns(['kind', 'created_at'])
    .execute();
  await db.schema
    .createIndex('submissions_by_applicant')
    .on('submissions')
    .columns(['email', 'role', 'created_at'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['endpoint', 'key'])
    .execute();
  await db.schema
    .createTable('article_views')
    .addColumn('article_id', 'integer', (column) => column.primaryKey())
    .addColumn('views', 'integer', (column) => column.notNull())
    .execute();
}
