import { brotliCompressSync, constants } from 'node:zlib';
import { bytesUntil } from './bytes-until.ts';

const brotli = (text: string) =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Bytes as they are sent; `blocking` counts elements. */
export interface PageWeight {
  /** Of the page, until all of its first screen is there: {@link FIRST_SCREEN}. */
  first: number;
  script: number;
  style: number;
  html: number;
  fonts: number;
  blocking: number;
}

interface Sizes {
  /** The page as it is sent: brotli. */
  html: Buffer;
  /** Size of a public file by its path. */
  sizeOf: (path: string) => number;
}

/**
 * What follows the title on the first screen of a phone, in letters of HTML: a sentence, a button, the beginning of what comes
 * after them.
 */
const FIRST_SCREEN = 1000;

/** Up to which letter of the HTML all of the first screen is there. */
function firstScreenOf(page: string): number {
  const title = page.indexOf('</h1>');
  if (title < 0) throw new Error('The page has no title.');
  return Math.min(title + FIRST_SCREEN, page.length);
}

/**
 * What a prerendered page costs before anybody touches it, in bytes as they are sent: its scripts (the entry and the
 * modules that the start script fetches), its styles, itself, the fonts that it preloads; and how many of its elements
 * hold back the first paint, or fetch a script before it. Throws where the page
 * names no entry.
 */
export async function weighPage(page: string, { html, sizeOf }: Sizes): Promise<PageWeight> {
  const tags = page.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const rel = (tag: string) => attribute(tag, 'rel')?.split(' ') ?? [];
  const isBlocking = (tag: string) =>
    tag.startsWith('<script')
      ? attribute(tag, 'src') !== undefined
      : rel(tag).some((one) => one === 'stylesheet' || one === 'modulepreload') ||
        (rel(tag).includes('preload') && ['script', 'style'].includes(attribute(tag, 'as') ?? ''));
  const styles = Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
  const fonts = tags.filter((tag) => rel(tag).includes('preload') && attribute(tag, 'as') === 'font');
  const [, assets = '{}'] =
    /<script type="application\/json" id="page-assets">(.*?)<\/script>/s.exec(page) ?? [];
  const { entry, modules = [] } = JSON.parse(assets) as { entry?: string; modules?: string[] };
  if (entry === undefined) throw new Error('The page does not say what it starts.');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    first: await bytesUntil(html, firstScreenOf(page)),
    script: sum([entry, ...modules].map((path) => sizeOf(`${path}.br`))),
    style: brotli(styles.join('')),
    html: html.length,
    fonts: sum(fonts.map((tag) => sizeOf(attribute(tag, 'href') ?? ''))),
    blocking: tags.filter(isBlocking).length,
  };
}
