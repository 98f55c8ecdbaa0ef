import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from '../tables.ts';

/** Kysely over `node:sqlite`. Statements are compiled once; the queries are few and fixed. */
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
        statements.set(sql, statement);
        return statement;
      },
      close: () => database.close(),
    },
  });
  return new Kysely<Tables>({ dialect });
}
