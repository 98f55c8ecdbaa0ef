import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns all pages of a dossier by path. */
export function pagesOf(dir: string): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

/** Returns the page of the application that contains a text; empty if there is none. */
export const pageAbout = (dir: string, text: string) =>
  [...pagesOf(dir)].find(([path, html]) => path !== 'index.html' && html.includes(text))?.[1] ?? '';

/** Returns the targets of the links on a page. */
export const hrefsOf = (html: string) =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? '');
