import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/** Every change of the tables, in order. Only ever append: a step that has run anywhere is never edited. */
const migrations: Record<string, Migration> = {
  '0001_first_tables': {
    async up(db: Kysely<unknown>) {
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
    },
  },
};

/** Brings the tables up to date. Throws when a step fails, or when a newer version has written them. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A change of the tables failed.');
}
