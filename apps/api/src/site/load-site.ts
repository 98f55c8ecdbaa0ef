import { existsSync } from 'node:fs';
import { access, readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import {
  LOCALES,
  NOT_FOUND_PATH,
  OperatorError,
  type Artist,
  type Locale,
  type NewsItem,
  type SitePage,
  type SiteText,
  type SiteWords,
} from '@fatal/contracts';
import { contentType } from './content-types.ts';
import { readSiteFile, type SiteFile } from './site-file.ts';

/** What the site's build wrote, ready to be served. */
export interface Site {
  /** Languages of the pages; the first is the default. */
  locales: readonly Locale[];
  /** The folder that it was read from. */
  dir: string;
  /** By path, the one of {@link NOT_FOUND_PATH} among them; {@link import('./documents.ts').Documents} reads them. */
  pages: ReadonlyMap<string, Pick<SitePage, 'file' | 'closedFile' | 'status'>>;
  /** Texts with holes, by path; read by the same. */
  texts: ReadonlyMap<string, SiteText>;
  /** Of the days to come when the site was built, in their order. */
  editions: readonly Edition[];
  words: Readonly<Record<Locale, SiteWords>>;
  /** Names of links that are still invented. */
  sampleLinks: readonly string[];
  /** Public text files by path. */
  files: ReadonlyMap<string, SiteFile>;
  /** Paths of the public files that stay on disk: fonts, pictures and videos. */
  media: ReadonlySet<string>;
  /** The folder that {@link media} are relative to. */
  mediaDir: string;
  /** With `views` 0, those of days to come among them. */
  news: readonly NewsItem[];
  team: readonly Artist[];
}

/** The part of {@link import('@fatal/contracts').SiteManifest} that the server reads. */
const textSchema = v.object({ file: v.string(), closedFile: v.optional(v.string()) });
const pageSchema = v.object({
  ...textSchema.entries,
  status: v.picklist([200, 404]),
});
const documents = { pages: v.record(v.string(), pageSchema), texts: v.record(v.string(), textSchema) };
const manifestSchema = v.object({
  sampleLinks: v.array(v.string()),
  locales: v.pipe(v.array(v.picklist(LOCALES)), v.nonEmpty()),
  ...documents,
  editions: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...documents })),
  words: v.strictObject(
    v.entriesFromList(
      LOCALES,
      v.object({
        phrases: v.record(v.string(), v.unknown()),
        counter: v.object({
          boxes: v.array(v.string()),
          glyphs: v.array(v.string()),
          minDigits: v.number(),
        }),
      }),
    ),
  ),
});

type Manifest = v.InferOutput<typeof manifestSchema>;

/** Pages and texts of a day to come, as far as they differ. */
export type Edition = Manifest['editions'][number];

/** Reads the folder that the site's build wrote. Throws {@link OperatorError} when it is missing or incomplete. */
export async function loadSite(siteDir: string): Promise<Site> {
  if (!existsSync(join(siteDir, 'site.json'))) {
    throw new OperatorError(
      `There is no built site in ${siteDir}. Run npm run build, or set SITE_DIR to one.`,
    );
  }
  try {
    const manifest = v.parse(manifestSchema, await readJson(join(siteDir, 'site.json')));
    await assertComplete(siteDir, manifest);
    const mediaDir = join(siteDir, 'client');
    return {
      ...manifest,
      dir: siteDir,
      pages: new Map(Object.entries(manifest.pages)),
      texts: new Map(Object.entries(manifest.texts)),
      ...(await loadPublicFiles(mediaDir)),
      mediaDir,
      news: (await readJson(join(siteDir, 'content', 'news.json'))) as NewsItem[],
      team: (await readJson(join(siteDir, 'content', 'team.json'))) as Artist[],
    };
  } catch (cause) {
    throw new OperatorError(`The built site in ${siteDir} is incomplete. Run npm run build.`, { cause });
  }
}

/** A page that is missing is better found at the start than by a visitor. */
async function assertComplete(siteDir: string, { locales, pages, texts, editions }: Manifest): Promise<void> {
  if (!(NOT_FOUND_PATH in pages)) throw new Error(`There is no page for ${NOT_FOUND_PATH}.`);
  const filesOf = ({ file, closedFile = file }: SiteText) => [file, closedFile];
  const expected = [
    ...locales.flatMap((locale) =>
      [pages, ...editions.map((edition) => edition.pages)]
        .flatMap((some) => Object.values(some))
        .flatMap(filesOf)
        .map((file) => join('pages', locale, file)),
    ),
    ...[texts, ...editions.map((edition) => edition.texts)]
      .flatMap((some) => Object.values(some))
      .flatMap(filesOf)
      .map((file) => join('texts', file)),
  ];
  await Promise.all(expected.map((file) => access(join(siteDir, file))));
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
