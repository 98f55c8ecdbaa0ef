import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from '../tables.ts';

/** In characters. Longer statements hold lists of any length; keeping each length would fill the memory. */
const LONGEST_KEPT = 1_000;

/** Kysely over `node:sqlite`. Statements are compiled once. */
export function kyselyOver(database: DatabaseSync): Kysely<Tables> {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };
  const dialect = new SqliteDialect({
    database: {
      prepare(sql) {
        const statement = statements.get(sql) ?? prepare(sql);
        if (sql.length < LONGEST_KEPT) statements.set(sql, statement);
        return statement;
      },
      close: () => database.close(),
    },
  });
  return new Kysely<Tables>({ dialect });
}
