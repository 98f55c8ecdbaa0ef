import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** First age of each group. Ages are counted in groups so that no count identifies a person. */
const AGE_GROUPS = [16, 18, 25, 35, 45, 55] as const;

/** Returns the group of an age, such as `25-34` or `55+`. */
export function ageGroup(age: number): string {
  const index = AGE_GROUPS.findLastIndex((start) => age >= start);
  const start = AGE_GROUPS[index] ?? 0;
  const next = AGE_GROUPS[index + 1];
  return next === undefined ? `${String(start)}+` : `${String(start)}-${String(next - 1)}`;
}

/** Adds gate visits to the monthly counts. */
export async function addGateCounts(
  db: Kysely<Tables>,
  rows: readonly { created_at: string; payload: string }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { created_at, payload } of rows) {
    const { language, region, age } = JSON.parse(payload) as Record<string, unknown>;
    const cell = [created_at.slice(0, 7), String(language), String(region), ageGroup(Number(age))];
    const name = JSON.stringify(cell);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // Updates rows in a fixed order, so that concurrent processes don't deadlock.
  for (const [name, visits] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [month = '', language = '', region = '', age_group = ''] = JSON.parse(name) as string[];
    await db
      .insertInto('gate_counts')
      .values({ month, language, region, age_group, visits })
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'language', 'region', 'age_group'])
          .doUpdateSet((row) => ({ visits: row('gate_counts.visits', '+', row.ref('excluded.visits')) })),
      )
      .execute();
  }
}
