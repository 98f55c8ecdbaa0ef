import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError, type SiteServer, type SiteServerModule } from '@fatal/contracts';
import { isHashed } from './hashed-files.ts';

/** Loaded site. */
export interface Site extends SiteServer {
  /** Paths of the public files without a hash in their names. */
  files: ReadonlySet<string>;
  /** The folder that {@link files} are relative to. */
  filesDir: string;
  /** The folder of the public files with a hash in their names, including those of other releases. */
  assetsDir: string;
}

/**
 * Opens the folder of a built site. The development server passes its own `openSite`. Throws {@link OperatorError} if the folder
 * is missing or incomplete.
 */
export async function loadSite(siteDir: string, openSite?: SiteServerModule['openSite']): Promise<Site> {
  const entry = join(siteDir, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    throw new OperatorError(
      `There is no built site in ${siteDir}. Run npm run build, or set SITE_DIR to one.`,
    );
  }
  try {
    const filesDir = join(siteDir, 'client');
    const assetsDir = findAssets(siteDir);
    const open =
      openSite ?? ((await import(/* @vite-ignore */ pathToFileURL(entry).href)) as SiteServerModule).openSite;
    return { ...(await open(filesDir, assetsDir)), files: await listFiles(filesDir), filesDir, assetsDir };
  } catch (cause) {
    throw new OperatorError(`The built site in ${siteDir} is incomplete. Run npm run build.`, { cause });
  }
}

/** Returns the folder of hashed files: next to the site's release if it exists, otherwise in the site itself. */
const findAssets = (siteDir: string): string =>
  existsSync(join(siteDir, '../version')) ? join(siteDir, '../../assets') : join(siteDir, 'client');

async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(dir, join(parentPath, name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => isPublic(path) && !isHashed(path)));
}

/** Leaves out files that are not public: hidden files, the build's HTML, and compressed copies. */
function isPublic(path: string): boolean {
  return !/\/\.|\.(?:html|br|gz)$/.test(path);
}
