import type { StyleHashes } from '@fatal/contracts';
import { cspHash } from './csp-hash.ts';

/** The page is what React writes: double quotes around every value, and these five characters escaped in it. */
export function styleHashes(html: string): StyleHashes {
  return {
    elements: hashesOf(html.matchAll(/<style>(.*?)<\/style>/gs), (text) => text),
    attributes: hashesOf(html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/g), unescape),
  };
}

function hashesOf(matches: Iterable<RegExpMatchArray>, read: (text: string) => string): string[] {
  const texts = new Set(Array.from(matches, ([, text = '']) => read(text)));
  return Array.from(texts, cspHash);
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
