import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveRelease, unpackArchive } from '../../../tools/build/archive.ts';
import { archiveOf, listReleases, releaseDir } from '../../../tools/build/releases.ts';

const VARIABLE = 'UNPACKED_RELEASE';

/** Unpacks the last built archive once for all journeys, outside any node_modules. */
export default async function unpack(): Promise<(() => Promise<void>) | undefined> {
  // Skips this for stories, which run without a build.
  if (listReleases().length === 0) return undefined;
  const release = releaseDir();
  const known = archiveOf(path.basename(release));
  const dir = await mkdtemp(path.join(tmpdir(), 'fatal-unpacked-'));
  process.env[VARIABLE] = unpackArchive(existsSync(known) ? known : await archiveRelease(release), dir);
  return () => rm(dir, { recursive: true });
}

/** Returns the folder of the unpacked release. */
export function unpackedRelease(): string {
  const dir = process.env[VARIABLE];
  if (dir === undefined) throw new Error('No build found. Run npm run build.');
  return dir;
}
