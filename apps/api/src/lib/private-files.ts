import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Permissions of anybody but the owner. */
const OTHERS = 0o077;

/** A folder such as `/tmp`, which everybody is meant to use. */
const STICKY = 0o1000;

/** What the product makes in `DATA_DIR`; whatever else lies there is somebody else's. */
const OURS =
  /^(?:(?:fatal|rate-limits|restore\.partial)\.sqlite.*|server\.lock.*|settings\.json|uploads|outbox|backups|assets)$/;

/** Its files are links to those of the release, which are public: that the folder is closed is enough. */
const PUBLISHED = 'assets';

/** Lets only the owner use what this process makes from now on; SQLite and copies of files know no other way. */
export function keepPrivate(): void {
  process.umask(OTHERS);
}

export interface ModesMended {
  mended: number;
  /** Paths that are open to others still: they belong to another user, or lie where everybody may write. */
  left: string[];
}

/**
 * Takes from other users what they may do with the data, the folders first. Other servers on that folder may make and
 * delete files meanwhile.
 */
export async function mendModes(dataDir: string): Promise<ModesMended> {
  const modes: ModesMended = { mended: 0, left: [] };
  // A DATA_DIR that is no folder is refused when the store is opened, and belongs to somebody else.
  if ((await stat(dataDir).catch(() => undefined))?.isDirectory() === false) return modes;
  await close(dataDir, 0o700, modes);
  const names = (await namesIn(dataDir)).filter(({ name }) => OURS.test(name));
  await Promise.all(names.map((entry) => closeEntry(dataDir, entry, modes)));
  return modes;
}

type Entry = Awaited<ReturnType<typeof namesIn>>[number];

async function closeEntry(folder: string, entry: Entry, modes: ModesMended): Promise<void> {
  const path = join(folder, entry.name);
  if (entry.isFile()) return close(path, 0o600, modes);
  if (!entry.isDirectory()) return;
  await close(path, 0o700, modes);
  if (entry.name === PUBLISHED) return;
  await Promise.all((await namesIn(path)).map((each) => closeEntry(path, each, modes)));
}

async function close(path: string, wanted: number, modes: ModesMended): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) === 0) return;
    if (mode & STICKY) throw new Error('everybody may write there');
    await chmod(path, wanted);
    modes.mended += 1;
  } catch (error) {
    if (!isMissing(error)) modes.left.push(path);
  }
}

/** Nothing where it is not there, or may not be read. */
const namesIn = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => []);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
