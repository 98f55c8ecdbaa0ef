import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The module that starts the site in a browser. */
export const ENTRY = 'src/entry-client.tsx';

/** Assets of a document. */
export interface PageAssets {
  /** Address of the module that starts the site. */
  entry: string;
  /** Addresses of the modules that it asks for at once. */
  modules: string[];
  /** Addresses of the style sheets, and their rules where they stand in the document. */
  styles: { href: string; css?: string }[];
}

/** Modules of pages. A page needs nothing that another one loads. */
const IS_PAGE = /^src\/pages\/[^/]+\/(?:page|privacy|terms)\.tsx$/;

/**
 * Reads the bundler's manifest in `client`, the folder of public files, and its sheets in `hashed`, that of the files with hashed
 * names; default the same. Returns a function that finds the assets of a page by the file of its module, and throws where the build
 * lacks it.
 */
export async function readAssets(client: string, hashed = client): Promise<(page: string) => PageAssets> {
  const manifest = JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  /** All modules that a module imports, itself first; with `late`, those of dynamic imports too. */
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
    for (const file of css) sheets.set(file, (await readFile(path.join(hashed, file), 'utf8')).trim());

  return (page) => {
    const modules = [...new Set([ENTRY, page].flatMap((key) => [...reach(key, false)]))];
    // The server draws the parts that a browser imports later, so their styles belong to the page.
    const shown = new Set([ENTRY, page].flatMap((key) => [...reach(key, true)]));
    const files = new Set([...shown].flatMap((key) => chunkOf(key).css ?? []));
    return {
      entry: `/${chunkOf(ENTRY).file}`,
      modules: modules.slice(1).map((key) => `/${chunkOf(key).file}`),
      styles: [...files].map((file) => ({ href: `/${file}`, css: sheets.get(file) })),
    };
  };
}
