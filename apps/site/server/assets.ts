import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The module that starts the site in a browser. */
export const ENTRY = 'src/entry-client.tsx';

/** What a document loads. */
export interface PageAssets {
  /** Address of the module that starts the site. */
  entry: string;
  /** Addresses of the modules that it asks for at once. */
  modules: string[];
  /** Addresses of the style sheets, and their rules where they stand in the document. */
  styles: { href: string; css?: string }[];
}

/** A page is loaded by itself: what it loads is of no use to another one. */
const IS_PAGE = /^src\/pages\/[^/]+\/(?:page|privacy|terms)\.tsx$/;

/**
 * Reads what the bundler has written into `client`, the folder of public files. The function that it returns knows what a page loads, by
 * the file of its module. Throws where the build lacks one.
 */
export async function readAssets(client: string): Promise<(page: string) => PageAssets> {
  const manifest = JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  /** Everything that a module imports, itself first; with `late`, also what it imports later. */
  const reach = (key: string, late: boolean, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    const { imports = [], dynamicImports = [] } = chunkOf(key);
    for (const one of imports) reach(one, late, found);
    if (late) for (const one of dynamicImports) if (!IS_PAGE.test(one)) reach(one, late, found);
    return found;
  };
  const sheets = new Map<string, string>();
  for (const { css = [] } of Object.values(manifest))
    for (const file of css) sheets.set(file, (await readFile(path.join(client, file), 'utf8')).trim());

  return (page) => {
    const modules = [...new Set([ENTRY, page].flatMap((key) => [...reach(key, false)]))];
    // What the page shows and imports later stands in its HTML already.
    const shown = new Set([ENTRY, page].flatMap((key) => [...reach(key, true)]));
    const files = new Set([...shown].flatMap((key) => chunkOf(key).css ?? []));
    return {
      entry: `/${chunkOf(ENTRY).file}`,
      modules: modules.slice(1).map((key) => `/${chunkOf(key).file}`),
      styles: [...files].map((file) => ({ href: `/${file}`, css: sheets.get(file) })),
    };
  };
}
