import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of a site whose files change their name with their content. */
const HASHED = /^\/(?:assets|fonts)\//;

/** What may be looked up on disk as it came: a plain name in one of the folders, and none that only the server reads. */
const PUBLISHED = /^\/(?:assets|fonts)\/\w[\w.-]*(?<!\.br|\.gz)$/;

export const isHashed = (path: string): boolean => HASHED.test(path);

export const canBePublished = (path: string): boolean => PUBLISHED.test(path);

/** Where releases publish their hashed files, a folder each. */
export const publishedDir = (dataDir: string): string => join(dataDir, 'assets');

/** What a folder is called that is not whole, so that nobody reads it. */
export const PARTIAL = '.partial-';

/** The folders of releases that are there and whole. */
export async function releasesIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => !name.startsWith(PARTIAL)).map((name) => join(dir, name));
}

/** The folder of a release that has a hashed file; `undefined` where none has. */
export async function findPublished(dataDir: string, path: string): Promise<string | undefined> {
  if (!canBePublished(path)) return undefined;
  for (const release of await releasesIn(publishedDir(dataDir))) {
    if (await isThere(join(release, path))) return release;
  }
  return undefined;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
