import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../lib/folders.ts';
import type { Site } from './load-site.ts';
import { PARTIAL, canBePublished, publishedDir, releasesIn } from './published-assets.ts';

/** How many releases' files are kept, the one that starts among them. */
const KEPT = 3;

/** After this many milliseconds a folder that is not whole was broken off. */
const BROKEN_OFF = 60 * 60_000;

/** What the files of a site are published from. */
type PublishedSite = Pick<Site, 'files' | 'media' | 'mediaDir'>;

/**
 * Puts the hashed files of a site into the data folder, for servers of other releases and for the next one to send to
 * pages that are open. Those of the {@link KEPT} releases that were started last stay.
 */
export async function publishAssets(site: PublishedSite, dataDir: string, now: () => number): Promise<void> {
  const dir = publishedDir(dataDir);
  const release = join(dir, keyOf(site));
  await makeFolder(dir);
  if (!existsSync(release)) await publish(site, dir, release);
  const started = new Date(now());
  await utimes(release, started, started);
  await removeOld(dir, now());
}

/** Releases with the same files need one folder. */
const keyOf = (site: PublishedSite) => hash('sha256', pathsOf(site).toSorted().join('\n')).slice(0, 16);

async function publish(site: PublishedSite, dir: string, release: string): Promise<void> {
  const partial = join(dir, PARTIAL + randomUUID());
  try {
    const paths = pathsOf(site);
    for (const folder of new Set(paths.map(dirname))) await mkdir(join(partial, folder), { recursive: true });
    const texts = paths.filter((path) => site.files.has(path));
    const packed = texts.flatMap((path) => [`${path}.br`, `${path}.gz`]);
    const sources = [site.mediaDir, ...(await releasesIn(dir))] as const;
    await Promise.all([...paths, ...packed].map((path) => place(path, sources, partial)));
    await rename(partial, release);
  } catch (error) {
    // Unless another server of this release was faster.
    if (!existsSync(release)) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

const pathsOf = ({ files, media }: PublishedSite) => [...files.keys(), ...media].filter(canBePublished);

/** Takes no room where the site is on the same disk, or a release before it has the file. */
async function place(path: string, sources: readonly [string, ...string[]], target: string): Promise<void> {
  for (const source of sources) {
    if (await isLinked(join(source, path), join(target, path))) return;
  }
  // A text that was not worth packing has neither.
  await copyFile(join(sources[0], path), join(target, path)).catch(ignoreMissing);
}

const isLinked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

async function removeOld(dir: string, now: number): Promise<void> {
  const byTime = await withTimes(await releasesIn(dir));
  const old = byTime.toSorted((one, other) => other.time - one.time).slice(KEPT);
  for (const { path } of old) {
    // Renamed first: whatever has the name of a release is whole.
    const partial = join(dir, PARTIAL + randomUUID());
    await rename(path, partial).catch(ignoreMissing);
    await rm(partial, { recursive: true, force: true });
  }
  const partials = (await readdir(dir)).filter((name) => name.startsWith(PARTIAL));
  for (const { path, time } of await withTimes(partials.map((name) => join(dir, name)))) {
    if (time < now - BROKEN_OFF) await rm(path, { recursive: true, force: true });
  }
}

/** Leaves out what another server has removed meanwhile. */
async function withTimes(paths: readonly string[]): Promise<{ path: string; time: number }[]> {
  const found = await Promise.all(
    paths.map(async (path) => ({ path, stats: await stat(path).catch(ignoreMissing) })),
  );
  return found.flatMap(({ path, stats }) => (stats ? [{ path, time: stats.mtimeMs }] : []));
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
