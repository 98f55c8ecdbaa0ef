import type { TestProject } from 'vitest/node';
import { isInstalled, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server; empty if it isn't installed. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for the whole test run, because setting one up takes longer than most tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = isInstalled ? await startPostgres() : undefined;
  project.provide('postgres', postgres?.address ?? '');
  return postgres?.remove;
}
