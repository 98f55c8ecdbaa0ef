import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '@fatal/contracts';
import { Client } from 'pg';
import { TABLE_NAMES } from '../row-counts.ts';

const OWN_TABLES = [...TABLE_NAMES, 'kysely_migration', 'kysely_migration_lock'];

/** Copies the tables to a new file, from a consistent snapshot. Servers may be running. Throws {@link OperatorError}. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', databaseUrl, [
    '--format=custom',
    `--file=${file}`,
    ...OWN_TABLES.map((table) => `--table=${table}`),
  ]);

/** Replaces the tables with a copy, in one transaction. Throws {@link OperatorError}. */
export const restorePostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_restore', databaseUrl, [
    '--single-transaction',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    `--dbname=${connectionOf(databaseUrl).PGDATABASE}`,
    file,
  ]);

/**
 * Runs a PostgreSQL program. Passes the connection in environment variables, because other users of the machine can see
 * arguments.
 */
async function run(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const env = { ...process.env, ...connectionOf(databaseUrl) };
  try {
    await promisify(execFile)(program, args, { env });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new OperatorError(
      code === 'ENOENT'
        ? `${program} is not installed: apt-get install postgresql-client.`
        : `${program} failed: ${(stderr ?? String(error)).replaceAll(`${program}: `, '').trim()}`,
      { cause: error },
    );
  }
}

/** URL parameters that PostgreSQL's programs read from environment variables. */
const SSL_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

function connectionOf(databaseUrl: string) {
  const { host, port, user, password, database = '' } = new Client(databaseUrl);
  const { searchParams } = URL.parse(databaseUrl) ?? {};
  const ssl = SSL_PARAMETERS.flatMap((name) => {
    const value = searchParams?.get(name);
    return value ? [[`PG${name.toUpperCase()}`, value]] : [];
  });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    // If the URL has no password, the programs read ~/.pgpass.
    ...(password ? { PGPASSWORD: password } : {}),
    ...(Object.fromEntries(ssl) as Record<string, string>),
  };
}
