import { brotliCompressSync, constants } from 'node:zlib';

const brotli = (text: string) =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Bytes as they are sent; `blocking` counts elements. */
export interface PageWeight {
  script: number;
  style: number;
  html: number;
  blocking: number;
}

interface Sizes {
  /** The page as it is sent: brotli. */
  html: Buffer;
  /** Size of a public file by its path. */
  sizeOf: (path: string) => number;
}

/**
 * What a page costs before anybody touches it, in bytes as they are sent: its scripts (the entry and the modules that the start script
 * fetches), its styles, itself; and how many of its elements hold back the first paint, or fetch a script before it. Throws where the
 * page names no entry.
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
  if (entry === undefined) throw new Error('The page does not say what it starts.');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    script: sum([entry, ...modules].map((path) => sizeOf(`${path}.br`))),
    style: brotli(styles.join('')),
    html: html.length,
    blocking: tags.filter(isBlocking).length,
  };
}
