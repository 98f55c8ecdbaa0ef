import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Pictures = Record<string, unknown>;

/** Pictures whose names say where they belong. */
const PREFIXES: Readonly<Record<string, string>> = {
  portraits: 'portrait-',
  positions: 'position-',
  news: 'news-',
};

/** Files of the content that name the pictures of a set. */
const FILES: Readonly<Record<string, string>> = { gallery: 'gallery.ts', authors: 'authors.ts' };

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(file);
    return /(?<!\.test|\.stories)\.tsx?$/.test(entry.name) && !Object.values(FILES).includes(entry.name)
      ? [file]
      : [];
  });
}

const isNamedIn = (texts: readonly string[], name: string) =>
  texts.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));

/**
 * The part of all pictures that one kind of page shows: those with a prefix by it, those of the gallery and of authors by
 * the content, `scenes` by any other page that names them. A picture may be in two.
 */
export function picturesOfSet(set: string, all: Pictures, site: string): Pictures {
  const read = (file: string) => readFileSync(file, 'utf8');
  const prefix = PREFIXES[set];
  if (prefix) return only(all, (name) => name.startsWith(prefix));
  const file = FILES[set];
  if (file) {
    const texts = [read(path.join(site, 'content', file))];
    return only(all, (name) => isNamedIn(texts, name));
  }
  const texts = [...sourcesIn(path.join(site, 'src')), ...sourcesIn(path.join(site, 'content'))].map(read);
  const prefixes = Object.values(PREFIXES);
  return only(all, (name) => !prefixes.some((other) => name.startsWith(other)) && isNamedIn(texts, name));
}

const only = (all: Pictures, belongs: (name: string) => boolean): Pictures =>
  Object.fromEntries(Object.entries(all).filter(([name]) => belongs(name)));

/** Lets a page import the pictures that it shows, and no others: `content/images.json?set=gallery`. */
export function pictureSets(): Plugin {
  return {
    name: 'picture-sets',
    enforce: 'pre',
    load: {
      filter: { id: /\/images\.json\?set=\w+$/ },
      handler(id) {
        const [file = '', set = ''] = id.split('?set=');
        this.addWatchFile(file);
        const all = JSON.parse(readFileSync(file, 'utf8')) as Pictures;
        const pictures = picturesOfSet(set, all, path.resolve(path.dirname(file), '..'));
        // The tone is for tools that draw a picture without its file.
        const text = JSON.stringify(pictures, (key, value: unknown) => (key === 'tone' ? undefined : value));
        return `export default JSON.parse(${JSON.stringify(text)});`;
      },
    },
  };
}
