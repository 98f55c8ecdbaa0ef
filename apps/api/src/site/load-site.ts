import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import {
  LOCALES,
  NOT_FOUND_PATH,
  OperatorError,
  type Artist,
  type Locale,
  type NewsItem,
} from '@fatal/contracts';
import { contentType } from './content-types.ts';
import { readSiteFile, type SiteFile } from './site-file.ts';

export interface Page {
  status: 200 | 404;
  file: SiteFile;
  /** CSP source of the styles that stand in it, quotes included. */
  styleHash: string;
}

/** What the site's build wrote, ready to be served. */
export interface Site {
  /** Languages of the pages; the first is the default. */
  locales: readonly Locale[];
  /** By language and path. Every language has the page of {@link NOT_FOUND_PATH}. */
  pages: ReadonlyMap<Locale, ReadonlyMap<string, Page>>;
  /** Public text files by path. */
  files: ReadonlyMap<string, SiteFile>;
  /** Paths of the public files that stay on disk: fonts, pictures and videos. */
  media: ReadonlySet<string>;
  /** The folder that {@link media} are relative to. */
  mediaDir: string;
  /** CSP sources of the inline scripts, quotes included. */
  scriptHashes: readonly string[];
  /** With `views` 0. */
  news: readonly NewsItem[];
  team: readonly Artist[];
}

/** The part of {@link import('@fatal/contracts').SiteManifest} that the server reads. */
const manifestSchema = v.object({
  locales: v.pipe(v.array(v.picklist(LOCALES)), v.nonEmpty()),
  pages: v.record(
    v.string(),
    v.object({
      file: v.string(),
      status: v.picklist([200, 404]),
      styleHashes: v.record(v.picklist(LOCALES), v.string()),
    }),
  ),
  scriptHashes: v.array(v.string()),
});

type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads the folder that the site's build wrote. Throws {@link OperatorError} when it is missing or incomplete. */
export async function loadSite(siteDir: string): Promise<Site> {
  if (!existsSync(join(siteDir, 'site.json'))) {
    throw new OperatorError(`There is no built site in ${siteDir}. Run npm run build.`);
  }
  try {
    const manifest = v.parse(manifestSchema, await readJson(join(siteDir, 'site.json')));
    const mediaDir = join(siteDir, 'client');
    return {
      locales: manifest.locales,
      pages: await loadPages(join(siteDir, 'pages'), manifest),
      ...(await loadPublicFiles(mediaDir)),
      mediaDir,
      scriptHashes: manifest.scriptHashes,
      news: (await readJson(join(siteDir, 'content', 'news.json'))) as NewsItem[],
      team: (await readJson(join(siteDir, 'content', 'team.json'))) as Artist[],
    };
  } catch (cause) {
    throw new OperatorError(`The built site in ${siteDir} is incomplete. Run npm run build.`, { cause });
  }
}

async function loadPages(pagesDir: string, { locales, pages }: Manifest): Promise<Site['pages']> {
  if (!(NOT_FOUND_PATH in pages)) throw new Error(`There is no page for ${NOT_FOUND_PATH}.`);
  const byLocale = new Map<Locale, Map<string, Page>>();
  for (const locale of locales) {
    const byPath = new Map<string, Page>();
    for (const [path, { file, status, styleHashes }] of Object.entries(pages)) {
      const stored = await readSiteFile(join(pagesDir, locale, file), 'text/html; charset=utf-8');
      const styleHash = styleHashes[locale];
      if (!styleHash) throw new Error(`The styles of ${path} in ${locale} are not known.`);
      byPath.set(path, { status, file: stored, styleHash });
    }
    byLocale.set(locale, byPath);
  }
  return byLocale;
}

async function loadPublicFiles(dir: string): Promise<Pick<Site, 'files' | 'media'>> {
  const files = new Map<string, SiteFile>();
  const media = new Set<string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    if (!entry.isFile() || !isPublic(path)) continue;
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

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
