import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Adds one view and returns the new count. */
export async function addView(db: Kysely<Tables>, articleId: number): Promise<number> {
  const { views } = await db
    .insertInto('article_views')
    .values({ article_id: articleId, views: 1 })
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((row) => ({ views: row('article_views.views', '+', 1) })),
    )
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

export async function selectViews(db: Kysely<Tables>): Promise<Map<number, number>> {
  const rows = await db.selectFrom('article_views').selectAll().execute();
  return new Map(rows.map((row) => [row.article_id, row.views]));
}
