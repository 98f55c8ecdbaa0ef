import { DEFAULT_SITE_SETTINGS, ENDPOINTS, type NewsItem } from '@fatal/contracts';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { Documents, type Page } from '../../apps/api/src/site/documents.ts';
import { loadSite } from '../../apps/api/src/site/load-site.ts';
import { NOW, type DrawnLocale } from './settings.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What is known of a picture of the site. */
export interface PictureFacts {
  width: number;
  height: number;
  tone: string;
}

/** A picture that nobody described. */
const UNKNOWN: PictureFacts = { width: 16, height: 9, tone: '#202223' };

/** The name of the picture that a path leads to; `undefined` where it leads to something else. */
export function pictureName(path: string): string | undefined {
  return /^\/images\/(.+?)(?:-\d{3,4})?\.(?:avif|webp|png|jpe?g)$/.exec(path)?.[1];
}

/** One tone in the shape of the picture: photographs are not what is under test, and compress badly. */
export function flatPicture(facts: PictureFacts = UNKNOWN): string {
  const size = `width="${String(facts.width)}" height="${String(facts.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${facts.tone}"/></svg>`;
}

/** A file, or an answer that is made up. */
type Answer = { file: string } | { json: unknown } | { font: Buffer } | { page: Promise<Page> };

export interface Served extends AsyncDisposable {
  origin: string;
}

/** What is known of pictures by their names, each of which is drawn as one tone; or the photographs as they are. */
export type Pictures = Record<string, PictureFacts> | 'photographs';

/** Serves on a free port of this machine. */
async function serve(answer: (path: string, method: string) => Answer, pictures: Pictures): Promise<Served> {
  const reply = async (path: string, method: string) => {
    if (pictures !== 'photographs') {
      const picture = pictureName(path);
      if (picture !== undefined) return { type: TYPES['.svg'], body: flatPicture(pictures[picture]) };
    }
    const answered = answer(path, method);
    if ('font' in answered) return { type: TYPES['.woff2'], body: answered.font };
    if ('page' in answered)
      return {
        type: TYPES['.html'],
        body: (await answered.page).file.representations.identity.body(),
      };
    return 'file' in answered
      ? { type: TYPES[extname(answered.file)], body: await readFile(answered.file) }
      : { type: TYPES['.json'], body: JSON.stringify(answered.json) };
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    reply(path, request.method ?? 'GET').then(
      ({ type, body }) => {
        const kept = path.endsWith('.html') || !extname(path) ? 'no-store' : 'max-age=3600';
        response.writeHead(200, {
          'content-type': type ?? 'application/octet-stream',
          'cache-control': kept,
        });
        response.end(body);
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The Japanese fonts with all their letters: `whole-fonts.ts` says why. */
type WholeFont = (path: string) => Buffer | undefined;

/** Storybook as it was built, but for its fonts. */
export function serveStorybook(directory: string, pictures: Pictures, wholeFont: WholeFont): Promise<Served> {
  return serve((path) => {
    const font = wholeFont(path);
    return font ? { font } : { file: join(directory, path) };
  }, pictures);
}

/** The API answers with as many articles, the oldest: so that a new one changes no page but its own. */
const ARTICLES = 8;

/** The pages of the site in one language, with an API that always says the same, and with whole fonts instead of cut ones. */
export async function serveSite(
  dist: string,
  locale: DrawnLocale,
  pictures: Pictures,
  wholeFont: WholeFont,
): Promise<Served> {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(dist, path), 'utf8'));
  const documents = new Documents(await loadSite(dist), {
    origin: 'http://localhost:3000',
    settings: () => DEFAULT_SITE_SETTINGS,
    now: () => Date.parse(NOW),
  });
  const news = readJson('content/news.json') as NewsItem[];
  const read = new Map<string, unknown>([
    [ENDPOINTS.news, news.slice(-ARTICLES)],
    [ENDPOINTS.team, readJson('content/team.json')],
    ...news.map((item) => [ENDPOINTS.newsItem(item.id), item] as const),
  ]);
  return serve((path, method) => {
    if (path.startsWith('/api/'))
      return { json: (method === 'GET' ? read.get(path) : undefined) ?? { views: 1284 } };
    const font = wholeFont(path);
    if (font) return { font };
    const page = documents.page(path, locale);
    return page ? { page } : { file: join(dist, 'client', path) };
  }, pictures);
}
