import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** Module that starts the site in the browser. */
export const ENTRY = 'src/entry-client.tsx';

/** Assets of a document. */
export interface PageAssets {
  /** URL of the entry module. */
  entry: string;
  /** URLs of the modules that the browser should preload. */
  modules: string[];
  /** URLs of the style sheets, and their rules if the document inlines them. */
  styles: { href: string; css?: string }[];
}

/** Matches the modules of pages. A page doesn't need the assets of another page that it can navigate to. */
const IS_PAGE = /^src\/pages\/[^/]+\/(?:page|privacy|terms)\.tsx$/;

/**
 * Reads Vite's manifest from `client`, the public folder, and the style sheets from `hashed`, the folder of files with hashed names
 * (default: `client`). Returns a function that returns the assets of a page by the file of its module, and throws if the build doesn't
 * contain that file.
 */
export async function readAssets(client: string, hashed = client): Promise<(page: string) => PageAssets> {
  const manifest = JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  /** Returns a module and all modules that it imports. With `late`, follows dynamic imports too. */
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
    // The server also renders lazy parts, so the page needs their styles.
    const shown = new Set([ENTRY, page].flatMap((key) => [...reach(key, true)]));
    const files = new Set([...shown].flatMap((key) => chunkOf(key).css ?? []));
    return {
      entry: `/${chunkOf(ENTRY).file}`,
      modules: modules.slice(1).map((key) => `/${chunkOf(key).file}`),
      styles: [...files].map((file) => ({ href: `/${file}`, css: sheets.get(file) })),
    };
  };
}
