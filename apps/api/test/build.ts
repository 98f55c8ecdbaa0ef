import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server as it is shipped; empty when it does not build. */
    apiBundle: string;
  }
}

const configFile = join(import.meta.dirname, '../vite.config.ts');

/** The tests that start processes run what is shipped, the bundle. Each run makes its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'fatal-bundle-'));
  try {
    await build({ configFile, logLevel: 'warn', build: { outDir } });
    project.provide('apiBundle', outDir);
  } catch (error) {
    // The tests of single parts can still tell what is wrong.
    console.error(error);
    project.provide('apiBundle', '');
  }
  return () => rm(outDir, { recursive: true });
}
