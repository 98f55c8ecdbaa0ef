import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDatabase, DEBIAN, isInstalled, startPostgres, type Postgres } from './postgres-server.ts';

export { query } from './postgres-server.ts';

if (!isInstalled && process.env.CI === 'true') {
  throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
}

/** A server that all files of tests share, each with databases of its own. */
export type SharedPostgres = Pick<Postgres, 'createDatabase'>;

/** A block of tests with a PostgreSQL server, which says so when it is skipped for want of one. */
export function describeWithPostgres(name: string, tests: (postgres: () => SharedPostgres) => void): void {
  describeWhereInstalled(name, () => {
    const shared = { createDatabase: () => createDatabase(inject('postgres')) };
    tests(() => shared);
  });
}

/** The same with a server that no other block has: this one may be stopped. */
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
