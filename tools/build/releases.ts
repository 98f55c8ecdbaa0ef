import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
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
import { OperatorError } from '@fatal/contracts';
import { isHashed } from '../../apps/api/src/site/hashed-files.ts';
import { root } from '../step/step.ts';

/**
 * Folder of the releases. Each is in a subfolder named by its id. `latest` links to the last built one, and `assets` contains the
 * hashed files of all releases.
 */
export const RELEASES = path.join(root, 'releases');

/** Number of newest releases to keep. */
export const KEPT_RELEASES = 3;

/** Days to keep assets that no release uses any more, for pages that are still open. */
const ASSETS_KEPT = 90;

const LATEST = 'latest';
const ASSETS = 'assets';
const PARTIAL = '.partial-';

/** Age after which a partial build counts as aborted, in milliseconds. */
const BROKEN_OFF = 60 * 60_000;
const VERSION = 'version';

export interface Release {
  id: string;
  /** Product version, such as `1.2.0`. */
  version: string;
  dir: string;
  /** Time of the last build. */
  date: Date;
  /** Ids of the processes that run this release. */
  running: number[];
}

/** Parts of a release. */
export interface ReleaseParts {
  /** Twelve hexadecimal digits, derived from the sources. */
  id: string;
  /** Version of the product. */
  version: string;
  /** Folder of the built server. */
  server: string;
  /** Folder of the built site. Some tests need no site. */
  site?: string;
  /** Additional files by name. Files that start with `#!` are made executable. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Assembles a release in a temporary folder and renames it when complete, so that an interrupted build leaves
 * nothing half done. If the release exists already, it is kept and becomes the latest. Skips hidden files.
 * Returns the release's folder.
 */
export function makeRelease(parts: ReleaseParts, releases = RELEASES): string {
  const { id, version, server, site, texts } = parts;
  const partial = partialIn(releases);
  const copy = (from: string, name: string) =>
    cpSync(from, path.join(partial, name), {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith('.'),
    });
  rmSync(partial, { recursive: true, force: true });
  try {
    copy(server, 'server');
    if (site !== undefined)
      for (const part of ['client', 'server']) copy(path.join(site, part), `site/${part}`);
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(path.join(partial, name), text);
      if (text.startsWith('#!')) chmodSync(path.join(partial, name), 0o755);
    }
    // Tar archives store whole seconds.
    const date = new Date(Math.floor(Date.now() / 1000) * 1000);
    shareAssets(path.join(partial, 'site/client'), path.join(releases, ASSETS), date);
    writeFileSync(path.join(partial, VERSION), JSON.stringify({ id, version, date }));
    const dir = path.join(releases, id);
    if (existsSync(path.join(dir, VERSION))) {
      renameSync(path.join(partial, VERSION), path.join(dir, VERSION));
    } else {
      rmSync(dir, { recursive: true, force: true });
      renameSync(partial, dir);
    }
    pointTo(releases, id);
    return dir;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/**
 * Moves files with hashed names to the shared assets. Their modification time marks the last release that
 * uses them.
 */
function shareAssets(client: string, assets: string, date: Date): void {
  for (const file of filesBelow(client)) {
    const name = path.relative(client, file);
    if (!isHashed(`/${name}`)) continue;
    const target = path.join(assets, name);
    mkdirSync(path.dirname(target), { recursive: true });
    utimesSync(file, date, date);
    renameSync(file, target);
  }
}

const filesBelow = (dir: string) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/** Replaces the link by renaming, so that it is never missing. */
function pointTo(releases: string, id: string): void {
  const link = path.join(releases, `.${LATEST}`);
  rmSync(link, { force: true });
  symlinkSync(id, link);
  renameSync(link, path.join(releases, LATEST));
}

/** Returns a path for unfinished files of this process. */
export const partialIn = (releases: string): string => path.join(releases, PARTIAL + String(process.pid));

/** Returns the path of a release's archive. */
export const archiveOf = (id: string, releases = RELEASES): string =>
  path.join(releases, `fatal-${id}.tar.gz`);

/**
 * Returns the files of a release, its assets first. Its version is last, because a release counts as complete
 * once that exists.
 */
export function filesOf(dir: string): string[] {
  const { date } = readRelease(dir);
  const version = path.join(dir, VERSION);
  return [
    // May include assets that only newer releases use.
    ...filesBelow(path.join(dir, '..', ASSETS)).filter((file) => statSync(file).mtime >= date),
    ...filesBelow(dir).filter((file) => file !== version),
    version,
  ];
}

/** Returns the folder of a release, by default the latest. Throws {@link OperatorError}. */
export function releaseDir(id = LATEST, releases = RELEASES): string {
  const dir = path.join(releases, id);
  if (/^[\w-]+$/.test(id) && existsSync(path.join(dir, VERSION)))
    return path.join(releases, id === LATEST ? readlinkSync(dir) : id);
  if (id === LATEST) throw new OperatorError('No release found. Run npm run build.');
  throw new OperatorError(`No release ${id}. List them with npm run build -- --list.`);
}

/** Whether a release is the latest. */
export const isLatest = (id: string, releases = RELEASES): boolean =>
  existsSync(path.join(releases, LATEST, VERSION)) && readlinkSync(path.join(releases, LATEST)) === id;

/** Returns all releases, newest first. */
export function listReleases(releases = RELEASES): Release[] {
  const processes = listProcesses();
  return foldersIn(releases)
    .filter((dir) => existsSync(path.join(dir, VERSION)))
    .map((dir) => ({
      ...readRelease(dir),
      dir,
      running: processes.filter((line) => line.includes(`${dir}/`)).map((line) => Number.parseInt(line, 10)),
    }))
    .sort((one, other) => other.date.getTime() - one.date.getTime());
}

const foldersIn = (releases: string) =>
  existsSync(releases)
    ? readdirSync(releases)
        .filter((name) => /^[0-9a-f]{12}$/.test(name))
        .map((name) => path.join(releases, name))
    : [];

function readRelease(dir: string): Pick<Release, 'id' | 'version' | 'date'> {
  const read = JSON.parse(readFileSync(path.join(dir, VERSION), 'utf8')) as {
    id: string;
    version: string;
    date: string;
  };
  return { ...read, date: new Date(read.date) };
}

/**
 * Returns a line for each process with its id and command line. Returns an empty list on systems without
 * `ps`.
 */
function listProcesses(): string[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return (stdout as string | null)?.split('\n') ?? [];
}

/**
 * Removes releases that are neither among the newest nor running, with their archives. Also removes what
 * aborted builds left behind, and old assets that no remaining release uses. Returns the ids of the removed
 * releases.
 */
export function pruneReleases(releases = RELEASES): string[] {
  const kept = listReleases(releases).filter(
    ({ running }, index) => index < KEPT_RELEASES || running.length > 0,
  );
  const old = foldersIn(releases).filter((dir) => kept.every((release) => release.dir !== dir));
  for (const dir of old) {
    // Removes the version first: without it, the folder no longer counts as a release.
    rmSync(path.join(dir, VERSION), { force: true });
    rmSync(dir, { recursive: true });
    rmSync(archiveOf(path.basename(dir), releases), { force: true });
  }
  for (const name of readdirSync(releases)) {
    const left = path.join(releases, name);
    if (name.startsWith(PARTIAL) && statSync(left).mtimeMs < Date.now() - BROKEN_OFF)
      rmSync(left, { recursive: true });
  }
  const oldest = Math.min(
    Date.now() - ASSETS_KEPT * 24 * 60 * 60_000,
    ...kept.map(({ date }) => date.getTime()),
  );
  for (const file of filesBelow(path.join(releases, ASSETS)))
    if (statSync(file).mtimeMs < oldest) rmSync(file);
  return old.map((dir) => path.basename(dir));
}
