import { createHash } from 'node:crypto';

/** CSP sources of the styles that stand in a page, each once, quotes included. */
export interface StyleHashes {
  /** Of its `<style>` elements. */
  elements: string[];
  /** Of its `style` attributes. */
  attributes: string[];
}

/** The page is what React writes: double quotes around every value, and these five characters escaped in it. */
export function styleHashes(html: string): StyleHashes {
  return {
    elements: hashesOf(html.matchAll(/<style>(.*?)<\/style>/gs), (text) => text),
    attributes: hashesOf(html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/g), unescape),
  };
}

function hashesOf(matches: Iterable<RegExpMatchArray>, read: (text: string) => string): string[] {
  const texts = new Set(Array.from(matches, ([, text = '']) => read(text)));
  return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
