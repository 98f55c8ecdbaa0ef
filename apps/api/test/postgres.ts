import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, DEBIAN, isInstalled, startPostgres, type Postgres } from './postgres-server.ts';

export { query } from './postgres-server.ts';

if (!isInstalled && process.env.CI === 'true') {
  throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
}

/** PostgreSQL server that all test files share. Each test creates its own databases. */
export type SharedPostgres = Pick<Postgres, 'createDatabase'>;

/** Describes tests that need PostgreSQL. Skips them if it isn't installed, and adds the reason to the name. */
export function describeWithPostgres(name: string, tests: (postgres: () => SharedPostgres) => void): void {
  describeWhereInstalled(name, () => {
    const shared = { createDatabase: () => createDatabase(inject('postgres')) };
    tests(() => shared);
  });
}

/** Like {@link describeWithPostgres}, with a separate server that tests may stop. */
export function describeWithOwnPostgres(name: string, tests: (postgres: () => Postgres) => void): void {
  describeWhereInstalled(name, () => {
    let postgres: Postgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres?.remove());
    tests(() => {
      if (!postgres) throw new Error('PostgreSQL is not running yet.');
      return postgres;
    });
  });
}

function describeWhereInstalled(name: string, tests: () => void): void {
  if (isInstalled) describe(name, tests);
  else describe.skip(`${name} (skipped: PostgreSQL is not installed in ${DEBIAN})`, tests);
}
