import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveRelease, unpackArchive } from '../../../tools/build/archive.ts';
import { archiveOf, releaseDir } from '../../../tools/build/releases.ts';

const VARIABLE = 'UNPACKED_RELEASE';

/** Unpacks the archive of the last build once for all journeys, in a folder with no packages above it. */
export default async function unpack(): Promise<() => Promise<void>> {
  const release = releaseDir();
  const known = archiveOf(path.basename(release));
  const dir = await mkdtemp(path.join(tmpdir(), 'fatal-unpacked-'));
  process.env[VARIABLE] = unpackArchive(existsSync(known) ? known : await archiveRelease(release), dir);
  return () => rm(dir, { recursive: true });
}

/** The folder of the unpacked release. */
export function unpackedRelease(): string {
  const dir = process.env[VARIABLE];
  if (dir === undefined) throw new Error('Nothing is unpacked: the configuration of the journeys does that.');
  return dir;
}
