import { NOT_FOUND_PATH, POSITION_ROLES } from '@fatal/contracts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages and anchors that links can point to. */
export interface SiteMap {
  /** Ids of the elements of a page, by its path. Pages with a parameter are listed once for each of their paths. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

const source = path.join(import.meta.dirname, '../../src');

/** Matches `id="contact"` of an element. */
const ID = /\bid="([A-Za-z][\w-]*)"/g;

interface Route {
  path: string;
  page: string;
}

/** Reads the route table as text, because it contains macros that Node can't run. */
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

/** Content that pages show. */
interface Placed {
  /** Numbers of the articles. */
  articles: readonly number[];
  faq: readonly unknown[];
  gallery: readonly unknown[];
}

const numbered = (name: string, list: readonly unknown[]) =>
  list.map((_, index) => `${name}-${String(index + 1)}`);

/** Lists the paths of the site with the ids that links can point to. */
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

/** Describes a dead link within the site. Returns `undefined` if the link is fine. */
export function findBrokenLink(href: string, { anchors }: SiteMap): string | undefined {
  const [, address = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const ids = anchors.get(address);
  if (!ids) return `"${href}" is a dead link; there is no page ${address || 'without a path'}`;
  if (hash === undefined || ids.has(hash)) return undefined;
  const known = [...ids].map((id) => `#${id}`).join(', ');
  return `"${href}" points to a missing anchor of ${address}; ${known ? `allowed: ${known}` : 'remove the #'}`;
}
