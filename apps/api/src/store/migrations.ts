import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as outboxCodesRetention from './migrations/0002-outbox-codes-retention.ts';
import * as fewerIndexPages from './migrations/0003-fewer-index-pages.ts';
import * as oneSpellingOfAnAddress from './migrations/0004-one-spelling-of-an-address.ts';

/** All migrations, in order. Only append: never edit a migration that has run anywhere. */
const migrations: Record<string, Migration> = {
  '0001_first_tables': firstTables,
  '0002_outbox_codes_retention': outboxCodesRetention,
  '0003_fewer_index_pages': fewerIndexPages,
  '0004_one_spelling_of_an_address': oneSpellingOfAnAddress,
};

/** Latest version of the tables. */
export const LATEST_MIGRATION = Object.keys(migrations).sort().at(-1) ?? '';

/** Reason why a tool can't open the data of a server. */
export const OUTDATED =
  'another version has written it; stop the server, start this version of it once, and try again';

const migratorOf = <Tables>(db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Migrates the tables to this version. Throws if a migration fails, or if the tables have a newer version. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.');
}

/** Whether the tables have this version. Doesn't change anything. */
export async function isMigrated<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
  const applied = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return applied.map(({ name }) => name).join() === Object.keys(migrations).join();
}
