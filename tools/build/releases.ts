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
 * The folder of the releases, each in a folder that has its id for a name. `latest` leads to the one that was built last, `assets` holds
 * the files of all of them whose names change with their content.
 */
export const RELEASES = path.join(root, 'releases');

/** Number of the newest that stay. */
export const KEPT_RELEASES = 3;

/** Assets that no release uses any more stay this long for open pages, in days. */
const ASSETS_KEPT = 90;

const LATEST = 'latest';
const ASSETS = 'assets';
const PARTIAL = '.partial-';

/** A build that takes longer was broken off, in milliseconds. */
const BROKEN_OFF = 60 * 60_000;
const VERSION = 'version';

export interface Release {
  id: string;
  /** The product's version number, such as `1.2.0`. */
  version: string;
  dir: string;
  /** When it was built last. */
  date: Date;
  /** Ids of the processes that serve it. */
  running: number[];
}

/** The parts of a release. */
export interface ReleaseParts {
  /** Twelve hexadecimal digits that are others when the sources are. */
  id: string;
  /** The product's version number. */
  version: string;
  /** The folder of the built server. */
  server: string;
  /** The folder of the built site. Tests bring sites of their own. */
  site?: string;
  /** Further files, by their names. The first line `#!` makes one a program. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Puts a release together beside the others and gives it its name when it is whole: a build that is ended at any moment leaves no half
 * of one. A release that is there already stays, and is the last again. Hidden files are left out. Returns its folder.
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
    // Archives keep whole seconds.
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

/** Moves what has a hashed name to the assets of all releases. Its time tells that the release of this date uses it. */
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

/** A link is replaced by a rename, so that it leads somewhere at any moment. */
function pointTo(releases: string, id: string): void {
  const link = path.join(releases, `.${LATEST}`);
  rmSync(link, { force: true });
  symlinkSync(id, link);
  renameSync(link, path.join(releases, LATEST));
}

/** A path for what this process has not finished yet. */
export const partialIn = (releases: string): string => path.join(releases, PARTIAL + String(process.pid));

/** The path of a release's archive, beside the releases. */
export const archiveOf = (id: string, releases = RELEASES): string =>
  path.join(releases, `fatal-${id}.tar.gz`);

/** The files of a release, its assets first and its version last: it is whole when that is there. */
export function filesOf(dir: string): string[] {
  const { date } = readRelease(dir);
  const version = path.join(dir, VERSION);
  return [
    // Those of newer releases are among them, where there are any.
    ...filesBelow(path.join(dir, '..', ASSETS)).filter((file) => statSync(file).mtime >= date),
    ...filesBelow(dir).filter((file) => file !== version),
    version,
  ];
}

/** The folder of a release, by default of the one that was built last. Throws {@link OperatorError}. */
export function releaseDir(id = LATEST, releases = RELEASES): string {
  const dir = path.join(releases, id);
  if (/^[\w-]+$/.test(id) && existsSync(path.join(dir, VERSION)))
    return path.join(releases, id === LATEST ? readlinkSync(dir) : id);
  if (id === LATEST) throw new OperatorError('Nothing is built. Run npm run build.');
  throw new OperatorError(`There is no release ${id}. npm run build -- --list names those that are there.`);
}

/** Whether a release was built last. */
export const isLatest = (id: string, releases = RELEASES): boolean =>
  existsSync(path.join(releases, LATEST, VERSION)) && readlinkSync(path.join(releases, LATEST)) === id;

/** All releases, the newest first. */
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

/** A line for each process: its id and its command line. None where the system has no `ps`. */
function listProcesses(): string[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return (stdout as string | null)?.split('\n') ?? [];
}

/**
 * Removes, with its archive, what no server uses and is none of the newest, what builds have left that were ended, and old assets of
 * none of the releases that stay. Returns the ids.
 */
export function pruneReleases(releases = RELEASES): string[] {
  const kept = listReleases(releases).filter(
    ({ running }, index) => index < KEPT_RELEASES || running.length > 0,
  );
  const old = foldersIn(releases).filter((dir) => kept.every((release) => release.dir !== dir));
  for (const dir of old) {
    // First: what has no version is no release.
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
