import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError, type ReleaseManifest } from '@fatal/contracts';

/** How much of a file is read at a time, in bytes. */
const PIECE = 256 * 1024;

/** What an operator knows a release by. */
export interface ReleaseName {
  /** Name of its folder. */
  id: string;
  /** The product's version number; empty where its manifest cannot be read. */
  version: string;
}

/** The release that a server is a part of. */
export interface OwnRelease extends ReleaseName {
  dir: string;
}

/** The release that this code is in; `undefined` where it runs from somewhere else. */
export function ownRelease(code = fileURLToPath(import.meta.url)): OwnRelease | undefined {
  const dir = dirname(dirname(code));
  if (!existsSync(join(dir, 'manifest.json'))) return undefined;
  return { id: basename(dir), version: readManifest(dir).version ?? '', dir };
}

/** Throws {@link OperatorError} where a file is missing or is not what was built. One after the other: that takes a tenth of the time. */
export function assertWhole({ dir }: Pick<OwnRelease, 'dir'>): void {
  const damaged = (what: string) =>
    new OperatorError(`The release in ${dir} is damaged: ${what}. Build or unpack it again.`);
  const { files } = readManifest(dir);
  if (!files) throw damaged('manifest.json cannot be read');
  // Whole files would stay with the process: 20 MB of them.
  const piece = Buffer.allocUnsafe(PIECE);
  for (const [file, expected] of Object.entries(files)) {
    if (hashOf(join(dir, file), piece) !== expected) throw damaged(`${file} is not what was built`);
  }
}

function hashOf(file: string, piece: Buffer): string | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(file, 'r');
    const hash = createHash('sha256');
    for (let read; (read = readSync(opened, piece)) > 0;) hash.update(piece.subarray(0, read));
    return hash.digest('hex');
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

function readManifest(dir: string): Partial<ReleaseManifest> {
  try {
    return JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as ReleaseManifest;
  } catch {
    return {};
  }
}

/**
 * Lets builds know that a release is in use, where it stands among others that can be written to. Returns what ends that.
 */
export function announceUse({ id, dir }: Pick<OwnRelease, 'id' | 'dir'>): () => void {
  const file = join(dirname(dir), '.running', `${id}.${String(process.pid)}`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  } catch {
    // Nobody builds in a folder that cannot be written to.
    return () => undefined;
  }
  return () => rmSync(file, { force: true });
}
