import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { archiveOf, filesOf, partialIn } from './releases.ts';

/** Owner of all archived files, so that archives don't depend on the user who builds. */
const OWNER = { uid: 0, gid: 0, uname: '', gname: '' };
const modeOf = (file: string) => (path.basename(file) === 'fatal' ? 0o755 : 0o644);

/**
 * Packs a release as `fatal-<id>.tar.gz` next to it, with its folder and `assets` at the top level. Returns
 * the path of the archive.
 */
export async function archiveRelease(dir: string): Promise<string> {
  const releases = path.dirname(dir);
  const archive = archiveOf(path.basename(dir), releases);
  const partial = partialIn(releases);
  const files = filesOf(dir).map((source) => {
    const target = path.relative(releases, source);
    return { type: 'file' as const, source, target, mode: modeOf(source), ...OWNER };
  });
  try {
    await pipeline(packTar(files), createGzip(), createWriteStream(partial));
    renameSync(partial, archive);
    return archive;
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Unpacks an archive like the deployment guide does, and creates the folder if needed. Returns the path of
 * the release.
 */
export function unpackArchive(archive: string, dir: string): string {
  mkdirSync(dir, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', dir]);
  return path.join(dir, path.basename(archive).slice('fatal-'.length, -'.tar.gz'.length));
}
