import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveRelease, unpackArchive } from '../../../tools/build/archive.ts';
import { archiveOf, listReleases, releaseDir } from '../../../tools/build/releases.ts';

const VARIABLE = 'UNPACKED_RELEASE';

/** Unpacks the archive of the last build once for all journeys, in a folder with no packages above it. */
export default async function unpack(): Promise<(() => Promise<void>) | undefined> {
  // Stories run without a product.
  if (listReleases().length === 0) return undefined;
  const release = releaseDir();
  const known = archiveOf(path.basename(release));
  const dir = await mkdtemp(path.join(tmpdir(), 'fatal-unpacked-'));
  process.env[VARIABLE] = unpackArchive(existsSync(known) ? known : await archiveRelease(release), dir);
  return () => rm(dir, { recursive: true });
}

/** The folder of the unpacked release. */
export function unpackedRelease(): string {
  const dir = process.env[VARIABLE];
  if (dir === undefined) throw new Error('The product isn’t built. Run npm run build.');
  return dir;
}
