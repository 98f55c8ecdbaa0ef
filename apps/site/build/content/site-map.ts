import { NOT_FOUND_PATH, POSITION_ROLES } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a page can be linked to at. */
export interface SiteMap {
  /** By the path of a page, the ids in it; of a page with a parameter, by that of its address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

const source = path.join(import.meta.dirname, '../../src');

/** `id="contact"` of an element. */
const ID = /\bid="([A-Za-z][\w-]*)"/g;

interface Route {
  path: string;
  page: string;
}

/** The rows of the table of routes. Its file has macros, which Node does not know, so that it is read as a text. */
function routes(): Route[] {
  const table = readFileSync(path.join(source, 'routes/routes.ts'), 'utf8');
  return [...table.matchAll(/path: (?:'([^']+)'|NOT_FOUND_PATH),\s+page: '([^']+)'/g)].map(
    ([, own, page = '']) => ({
      path: own ?? NOT_FOUND_PATH,
      page,
    }),
  );
}

const idsIn = (folder: string) =>
  globSync(`pages/${folder}/**/*.tsx`, { cwd: source, exclude: ['**/*.{test,stories}.tsx'] }).flatMap(
    (file) => [...readFileSync(path.join(source, file), 'utf8').matchAll(ID)].map(([, id = '']) => id),
  );

/** What the content puts on pages. */
interface Placed {
  /** Numbers. */
  articles: readonly number[];
  faq: readonly unknown[];
  gallery: readonly unknown[];
}

const numbered = (name: string, list: readonly unknown[]) =>
  list.map((_, index) => `${name}-${String(index + 1)}`);

/** The addresses of the site with the ids of their elements, as far as links may name them. */
export function siteMap({ articles, faq, gallery }: Placed): SiteMap {
  const parameters: Readonly<Record<string, readonly string[]>> = {
    ':id': articles.map(String),
    ':role': POSITION_ROLES,
  };
  const placed: Readonly<Record<string, readonly string[]>> = {
    support: numbered('faq', faq),
    game: numbered('image', gallery),
  };
  const anchors = new Map<string, Set<string>>();
  for (const { path: pattern, page } of routes()) {
    const folder = path.dirname(page);
    const ids = new Set([...idsIn(folder), ...(placed[folder] ?? [])]);
    const [parameter] = /:\w+/.exec(pattern) ?? [];
    const addresses = parameter
      ? (parameters[parameter] ?? []).map((value) => pattern.replace(parameter, value))
      : [pattern];
    for (const address of addresses) anchors.set(address, ids);
  }
  return { anchors };
}

/** What is wrong with a link inside of the site; `undefined` where it leads somewhere. */
export function deadLink(href: string, { anchors }: SiteMap): string | undefined {
  const [, address = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const ids = anchors.get(address);
  if (!ids) return `"${href}" leads nowhere; there is no page ${address || 'of this text alone'}`;
  if (hash === undefined || ids.has(hash)) return undefined;
  const known = [...ids].map((id) => `#${id}`).join(', ');
  return `"${href}" leads to no place of ${address}; ${known ? `allowed: ${known}` : 'take the # away'}`;
}
