import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { archiveRelease, unpackArchive } from '../../../tools/build/archive.ts';
import { makeRelease } from '../../../tools/build/releases.ts';
import { START } from '../../../tools/build/start-script.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the shipped server; empty if the build failed. */
    apiBundle: string;
  }
}

const configFile = join(import.meta.dirname, '../vite.config.ts');

/**
 * Builds the server and unpacks its archive in a folder without `node_modules` above it, so that tests run the shipped code. Has
 * no site: each test brings its own. Runs once per test run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'fatal-release-'));
  const [outDir, releases] = [join(dir, 'dist'), join(dir, 'releases')];
  try {
    await build({ configFile, logLevel: 'warn', build: { outDir } });
    const release = makeRelease(
      { id: '000000000000', version: '0.0.0', server: outDir, texts: { fatal: START } },
      releases,
    );
    const unpacked = unpackArchive(await archiveRelease(release), join(dir, 'unpacked'));
    await rm(outDir, { recursive: true });
    await rm(releases, { recursive: true });
    project.provide('apiBundle', join(unpacked, 'server'));
  } catch (error) {
    // Unit tests don't need the bundle, so they still run and may reveal the cause.
    console.error(error);
    project.provide('apiBundle', '');
  }
  return () => rm(dir, { recursive: true });
}
