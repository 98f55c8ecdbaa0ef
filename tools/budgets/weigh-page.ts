import { brotliCompressSync, constants } from 'node:zlib';

const brotli = (text: string) =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Compressed bytes. `blocking` counts elements. */
export interface PageWeight {
  script: number;
  style: number;
  html: number;
  blocking: number;
}

interface Sizes {
  /** Page compressed with Brotli. */
  html: Buffer;
  /** Returns the size of a public file by its path. */
  sizeOf: (path: string) => number;
}

/**
 * Returns the compressed size of a page before any interaction: its scripts (the entry and the modules that
 * the start script imports), its styles and its document. Also counts elements that block the first paint or
 * load a script before it. Throws if the page names no entry.
 */
export function weighPage(page: string, { html, sizeOf }: Sizes): PageWeight {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const rel = (tag: string) => attribute(tag, 'rel')?.split(' ') ?? [];
  const isBlocking = (tag: string) =>
    tag.startsWith('<script')
      ? attribute(tag, 'src') !== undefined
      : !/\sdisabled\b/.test(tag) &&
        rel(tag).some((one) => ['stylesheet', 'modulepreload', 'preload'].includes(one));
  const styles = Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
  const [, state = '{}'] =
    /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page) ?? [];
  const { entry, modules = [] } = JSON.parse(state) as { entry?: string; modules?: string[] };
  if (entry === undefined) throw new Error('The page names no entry: its page-state is missing.');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    script: sum([entry, ...modules].map((path) => sizeOf(`${path}.br`))),
    style: brotli(styles.join('')),
    html: html.length,
    blocking: tags.filter(isBlocking).length,
  };
}
