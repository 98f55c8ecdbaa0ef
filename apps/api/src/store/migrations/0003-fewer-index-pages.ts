import type { Kysely } from 'kysely';

/**
 * Drops an index. Only applications for a role are looked up by sender, for the `unique` rule. An index by address puts each row
 * in a different page, so every other form would write one for nothing. Erasing by address scans the whole table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('submissions_by_applicant').execute();
  await db.schema
    .createIndex('submissions_by_applicant')
    .on('submissions')
    .columns(['email', 'role', 'created_at'])
    .where('role' as never, 'is not', null)
    .execute();
}
