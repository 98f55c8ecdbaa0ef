import type { TestProject } from 'vitest/node';
import { isInstalled, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server; empty where none is installed. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for all tests of a run: making one takes longer than most tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = isInstalled ? await startPostgres() : undefined;
  project.provide('postgres', postgres?.address ?? '');
  return postgres?.remove;
}
