import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { OperatorError, type ReleaseManifest } from '@fatal/contracts';
import { assertWhole } from '../../apps/api/src/release/own-release.ts';
import { archiveOf } from './releases.ts';

/** What a tar file says of each file beside its contents: nothing of the machine that made it. */
const SAME_EVERYWHERE = { mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' };

/**
 * Packs a release as `fatal-<id>.tar.gz` beside it, with its folder at the top; the same release makes the same bytes. Returns
 * the archive. Throws {@link OperatorError} where a file is not what was built, or the disk is full.
 */
export async function archiveRelease(dir: string): Promise<string> {
  const id = path.basename(dir);
  assertWhole({ dir });
  const releases = path.dirname(dir);
  const archive = archiveOf(id, releases);
  const partial = path.join(releases, `.partial-${String(process.pid)}`);
  try {
    await pipeline(packTar(filesOf(dir, id)), createGzip(), createWriteStream(partial));
    renameSync(partial, archive);
    return archive;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new OperatorError(`There is no room left on the disk for an archive in ${releases}.`);
  } finally {
    rmSync(partial, { force: true });
  }
}

function filesOf(dir: string, id: string): TarSource[] {
  const { files } = JSON.parse(readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as ReleaseManifest;
  return ['manifest.json', ...Object.keys(files)].sort().map((file) => {
    const source = path.join(dir, file);
    const mode = file === 'fatal' ? 0o755 : 0o644;
    return { type: 'file', source, target: path.posix.join(id, file), mode, ...SAME_EVERYWHERE };
  });
}

/** Unpacks an archive as the guide does, in a folder that it makes. Returns the folder of the release in it. */
export function unpackArchive(archive: string, dir: string): string {
  mkdirSync(dir, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', dir]);
  return path.join(dir, path.basename(archive).slice('fatal-'.length, -'.tar.gz'.length));
}
