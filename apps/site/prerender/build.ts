import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { ENTRY_CHUNK, SHEET } from '../entries.ts';
import type { DocumentAssets } from '../src/start/document-state.ts';

/** What the bundler has written for the browser. */
export interface Build {
  /** The document without scripts and styles, which `assetsOf` names. */
  template: string;
  /** All styles of the site but those of one language, the faces that all languages share first. */
  css: string;
  /** Faces of a language and the stacks that name them; empty where it has none of its own. */
  fontCss: Record<Locale, string>;
  /** What a page fetches once it stands, by the file of its module. */
  assetsOf: (file: string) => Omit<DocumentAssets, 'state'>;
}

/** Reads the build in `folder`. Throws where it has not the one entry, or styles that come with a script. */
export async function readBuild(folder: string): Promise<Build> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.name === ENTRY_CHUNK) ?? '';
  const entry = manifest[entryKey];
  const sheet = manifest[SHEET]?.file;
  if (!entry || sheet === undefined) throw new Error('The build must have one entry and one style sheet.');
  // A script names what it imports, so that its own name would change with every colour.
  const styled = Object.keys(manifest).find((key) => manifest[key]?.css);
  if (styled !== undefined) throw new Error(`${styled} imports styles; only ${SHEET} may.`);

  /** The files that come with a module, itself first. */
  const filesOf = (key: string, way: readonly string[] = []): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (way.includes(key))
      throw new Error(
        `Files import each other: ${[...way, key].join(', ')}. Name what the site's own file imports in SITE of apps/site/vite.config.ts.`,
      );
    return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => filesOf(one, [...way, key]))];
  };

  const facesIn = (name: string) => {
    const key = Object.keys(manifest).find((key) => key.endsWith(`/fonts/${name}.css`)) ?? '';
    const file = manifest[key]?.file;
    return file === undefined ? '' : read(file);
  };
  const fontCss = await Promise.all(
    LOCALES.map(async (locale) => [locale, await facesIn(`fonts-${languageTag(locale)}`)] as const),
  );

  return {
    template: (await read('index.html'))
      .replace(
        /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
        '',
      )
      .replace(/\n\s+/g, '\n')
      .replace(/ \/>/g, '>'),
    css: (await facesIn('fonts')) + (await read(sheet)),
    fontCss: Object.fromEntries(fontCss) as Record<Locale, string>,
    assetsOf: (file) => {
      const files = new Set([entryKey, file].flatMap((key) => filesOf(key)));
      files.delete(entry.file);
      return {
        entry: `/${entry.file}`,
        modules: [...files].map((file) => `/${file}`),
        styles: `/${sheet}`,
      };
    },
  };
}
