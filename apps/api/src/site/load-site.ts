import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorError, type SiteServer, type SiteServerModule } from '@fatal/contracts';
import { contentType } from './content-types.ts';
import { isHashed } from './hashed-files.ts';
import { readSiteFile, type SiteFile } from './site-file.ts';

/** What the site's build wrote, ready to be served. */
export interface Site extends SiteServer {
  /** Public text files by path, but for those with hashed names. */
  files: ReadonlyMap<string, SiteFile>;
  /** Paths of the public files that stay on disk: pictures and videos. */
  media: ReadonlySet<string>;
  /** The folder that {@link media} are relative to. */
  mediaDir: string;
  /** The folder of the public files with hashed names, those of other releases among them. */
  assetsDir: string;
}

/**
 * Opens the folder that the site's build wrote; the development server brings an `openSite` of its own. Throws {@link OperatorError} when
 * the folder is missing or incomplete.
 */
export async function loadSite(siteDir: string, openSite?: SiteServerModule['openSite']): Promise<Site> {
  const entry = join(siteDir, 'server', 'entry-server.js');
  if (!existsSync(entry)) {
    throw new OperatorError(
      `There is no built site in ${siteDir}. Run npm run build, or set SITE_DIR to one.`,
    );
  }
  try {
    const mediaDir = join(siteDir, 'client');
    const assetsDir = findAssets(siteDir);
    const open =
      openSite ?? ((await import(/* @vite-ignore */ pathToFileURL(entry).href)) as SiteServerModule).openSite;
    return {
      ...(await open(mediaDir, assetsDir)),
      ...(await loadPublicFiles(mediaDir)),
      mediaDir,
      assetsDir,
    };
  } catch (cause) {
    throw new OperatorError(`The built site in ${siteDir} is incomplete. Run npm run build.`, { cause });
  }
}

/** Beside the release that the site is in, or else in the site itself. */
const findAssets = (siteDir: string): string =>
  existsSync(join(siteDir, '../version')) ? join(siteDir, '../../assets') : join(siteDir, 'client');

async function loadPublicFiles(dir: string): Promise<Pick<Site, 'files' | 'media'>> {
  const files = new Map<string, SiteFile>();
  const media = new Set<string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    if (!entry.isFile() || !isPublic(path) || isHashed(path)) continue;
    const type = contentType(path);
    if (type === undefined) media.add(path);
    else files.set(path, await readSiteFile(file, type));
  }
  return { files, media };
}

/** Leaves out what the build keeps for itself: hidden files, its own HTML, and compressed twins. */
function isPublic(path: string): boolean {
  return !/\/\.|\.(?:html|br|gz)$/.test(path);
}
