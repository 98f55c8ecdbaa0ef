import { afterAll, beforeAll, describe } from 'vitest';
import { DEBIAN, isInstalled, startPostgres, type Postgres } from './postgres-server.ts';

export { freePort, query, type Postgres } from './postgres-server.ts';

if (!isInstalled && process.env.CI === 'true') {
  throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
}

/** A block of tests with a PostgreSQL server, which says so when it is skipped for want of one. */
export function describeWithPostgres(name: string, tests: (postgres: () => Postgres) => void): void {
  if (!isInstalled) {
    describe.skip(`${name} (skipped: PostgreSQL is not installed in ${DEBIAN})`, () =>
      tests(() => {
        throw new Error('PostgreSQL is not installed.');
      }));
    return;
  }
  describe(name, () => {
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
