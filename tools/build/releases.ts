import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { OperatorError, type ReleaseManifest } from '@fatal/contracts';
import { root } from '../step/step.ts';

/** Where the releases are, each in a folder that has its id for a name; `latest` leads to the one that was built last. */
export const RELEASES = path.join(root, 'releases');

/** As many of the newest stay. */
export const KEPT_RELEASES = 3;

const LATEST = 'latest';
const RUNNING = '.running';

export interface Release {
  /** The beginning of a SHA-256 of all that is in it. */
  id: string;
  dir: string;
  /** When it was built last. */
  date: Date;
  /** In bytes. */
  size: number;
  /** Ids of the processes that serve it. */
  running: number[];
}

/** What a release is made of, by the paths that it gets there. */
export interface ReleaseParts {
  /** The product's version number. */
  version: string;
  /** Files and folders to copy; hidden ones are left out. */
  copies: Readonly<Record<string, string>>;
  /** The first line `#!` makes it a program. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Puts a release together beside the others, and gives it its name when it is whole: a build that is ended at any moment leaves no
 * half of one. Its id comes from its contents, so that the same contents are the same release. Returns its folder.
 */
export function makeRelease({ version, copies, texts }: ReleaseParts, releases = RELEASES): string {
  mkdirSync(releases, { recursive: true });
  const partial = path.join(releases, `.partial-${String(process.pid)}`);
  rmSync(partial, { recursive: true, force: true });
  try {
    const hashes = new Map<string, string>();
    const last = path.join(releases, LATEST);
    for (const [name, from] of Object.entries(copies)) {
      for (const file of visibleBelow(from)) {
        const part = path.join(name, path.relative(from, file));
        const hash = hashOf(readFileSync(file));
        const to = path.join(partial, part);
        mkdirSync(path.dirname(to), { recursive: true });
        // Nothing writes into a release, so that releases can share the files that do not differ.
        const twin = path.join(last, part);
        if (existsSync(twin) && hashOf(readFileSync(twin)) === hash) linkSync(twin, to);
        else copyFileSync(file, to);
        hashes.set(part, hash);
      }
    }
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(path.join(partial, name), text);
      if (text.startsWith('#!')) chmodSync(path.join(partial, name), 0o755);
      hashes.set(name, hashOf(text));
    }
    const files = Object.fromEntries([...hashes].sort(([one], [other]) => (one < other ? -1 : 1)));
    const manifest: ReleaseManifest = { version, files };
    const text = JSON.stringify(manifest, null, 2);
    writeFileSync(path.join(partial, 'manifest.json'), text);
    const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const dir = path.join(releases, id);
    if (existsSync(dir)) utimesSync(dir, new Date(), new Date());
    else renameSync(partial, dir);
    pointTo(releases, id);
    return dir;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new OperatorError(`There is no room left on the disk for a release in ${releases}.`);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A file, or the files below a folder but for the hidden ones: what the build keeps for itself. */
const visibleBelow = (from: string) =>
  statSync(from).isFile()
    ? [from]
    : filesBelow(from).filter((file) => !/(?:^|\/)\./.test(path.relative(from, file)));

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A link is replaced by a rename, so that it leads somewhere at any moment. */
function pointTo(releases: string, id: string): void {
  const link = path.join(releases, `.latest-${String(process.pid)}`);
  rmSync(link, { force: true });
  symlinkSync(id, link);
  renameSync(link, path.join(releases, LATEST));
}

/** Where the archive of a release is, beside the releases. */
export const archiveOf = (id: string, releases = RELEASES): string =>
  path.join(releases, `fatal-${id}.tar.gz`);

/** The folder of a release, by default of the one that was built last. Throws {@link OperatorError}. */
export function releaseDir(id = LATEST, releases = RELEASES): string {
  const dir = path.join(releases, id);
  if (/^[\w-]+$/.test(id) && existsSync(path.join(dir, 'manifest.json')))
    return path.join(releases, id === LATEST ? readlinkSync(dir) : id);
  if (id === LATEST) throw new OperatorError('Nothing is built. Run npm run build.');
  throw new OperatorError(`There is no release ${id}. npm run build -- --list names those that are there.`);
}

/** All releases, the newest first. */
export function listReleases(releases = RELEASES): Release[] {
  const ids = existsSync(releases) ? readdirSync(releases).filter((name) => /^[0-9a-f]{12}$/.test(name)) : [];
  return ids
    .map((id) => {
      const dir = path.join(releases, id);
      return {
        id,
        dir,
        date: statSync(dir).mtime,
        // Takes a while, and few ask.
        get size() {
          return sizeOf(dir);
        },
        running: processesOf(releases, id),
      };
    })
    .sort((one, other) => other.date.getTime() - one.date.getTime());
}

const sizeOf = (dir: string) => filesBelow(dir).reduce((sum, file) => sum + statSync(file).size, 0);

/** A server leaves a file `<id>.<process>` while it runs. */
function processesOf(releases: string, id: string): number[] {
  const dir = path.join(releases, RUNNING);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.startsWith(`${id}.`))
    .map((name) => Number(name.slice(id.length + 1)))
    .filter(isAlive);
}

/** Whether a process runs, whoever it belongs to. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes, with its archive, what no server uses and is none of the newest, and what builds have left that were ended. Returns the ids. */
export function pruneReleases(releases = RELEASES): string[] {
  const old = listReleases(releases)
    .slice(KEPT_RELEASES)
    .filter(({ running }) => running.length === 0);
  for (const { id, dir } of old) {
    rmSync(dir, { recursive: true });
    rmSync(archiveOf(id, releases), { force: true });
  }
  for (const name of readdirSync(releases)) {
    const [, pid] = /^\.(?:partial|latest)-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(path.join(releases, name), { recursive: true, force: true });
  }
  return old.map(({ id }) => id);
}
