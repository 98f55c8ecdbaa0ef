import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE_MAX_AGE, NOT_FOUND_PATH, languageTag } from '@fatal/contracts';
import { Problem, notFound } from '../../messages/problem.ts';
import type { Page, Site } from '../../site/load-site.ts';
import { answerError } from '../errors.ts';
import { DRAWING_POLICY, contentSecurityPolicy, leaveOutDocumentHeaders } from '../security-headers.ts';
import { pageLocale } from './page-locale.ts';
import { sendSiteFile } from './send-file.ts';

/** Asks the server each time, which answers 304 while nothing has changed. */
const REVALIDATE = 'no-cache';

const ONE_YEAR = 31_536_000;

const ONE_DAY = 86_400;

/** Folders whose files change their name with their content. */
const IMMUTABLE = /^\/(?:assets|fonts)\//;

/** What a browser opens as a document when it is asked for by itself. */
const isDocument = (type: string): boolean => /html|xml/.test(type) && !isDrawing(type);

const isDrawing = (type: string): boolean => type.startsWith('image/svg');

/** What the build writes anew with the pages, for programs that ask again and again. */
const WITH_THE_PAGES = /^\/(?:feeds\/|sitemap\.xml$|robots\.txt$)/;

/**
 * Serves the site: pages by path and language, its public files, and for anything else the page that says so. Only
 * paths that the build has listed exist; no path is ever looked up on disk as it came.
 */
export async function registerPages(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(fastifyStatic, { root: site.mediaDir, serve: false, lastModified: false });
  const policies = policiesOf(site);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const [path, query] = splitUrl(request.url);
      if (isApi(path)) throw notFound();

      const file = site.files.get(path);
      if (file) {
        if (!isDocument(file.type)) leaveOutDocumentHeaders(reply);
        if (isDrawing(file.type)) void reply.header('Content-Security-Policy', DRAWING_POLICY);
        return sendSiteFile(request, reply, file, {
          cacheControl: cacheControl(path),
          vary: 'Accept-Encoding',
        });
      }
      if (site.media.has(path)) {
        const immutable = IMMUTABLE.test(path);
        // A browser shows a picture in a page of its own making, with styles of its own.
        leaveOutDocumentHeaders(reply);
        return reply.sendFile(path, { immutable, maxAge: (immutable ? ONE_YEAR : ONE_DAY) * 1000 });
      }
      const withoutSlash = path.replace(/\/+$/, '');
      if (withoutSlash !== path && hasPage(site, withoutSlash)) {
        return reply.redirect(query === '' ? withoutSlash : `${withoutSlash}?${query}`, 308);
      }
      return sendPage(request, reply, site, policies, path, query);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [path] = splitUrl(request.url);
    if (isApi(path) || !hasPage(site, path)) return answerError(notFound(), request, reply);
    void reply.header('Allow', 'GET, HEAD');
    return answerError(new Problem(405, 'methodNotAllowed'), request, reply);
  });
}

type Policies = ReadonlyMap<Page, string>;

/** Each page's own policy, made once: the styles of one are no business of another. */
function policiesOf({ pages, scriptHashes }: Site): Policies {
  const all = [...pages.values()].flatMap((byPath) => [...byPath.values()]);
  return new Map(all.map((page) => [page, contentSecurityPolicy(scriptHashes, [page.styleHash])]));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  policies: Policies,
  path: string,
  query: string,
) {
  const { locale, asked } = pageLocale(query, request.headers.cookie, site.locales);
  const pages = site.pages.get(locale);
  const page = pages?.get(path) ?? pages?.get(NOT_FOUND_PATH);
  if (!page) throw notFound();
  void reply.headers({
    'Content-Language': languageTag(locale),
    'Content-Security-Policy': policies.get(page),
  });
  if (asked) {
    const lifetime = String(LANGUAGE_COOKIE_MAX_AGE);
    void reply.header('Set-Cookie', `language=${locale}; Path=/; SameSite=Lax; Max-Age=${lifetime}`);
  }
  return sendSiteFile(request, reply, page.file, {
    status: page.status,
    cacheControl: REVALIDATE,
    vary: 'Accept-Encoding, Cookie',
  });
}

const hasPage = (site: Site, path: string): boolean =>
  [...site.pages.values()].some((pages) => pages.has(path));

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function cacheControl(path: string): string {
  if (WITH_THE_PAGES.test(path)) return REVALIDATE;
  const age = String(IMMUTABLE.test(path) ? ONE_YEAR : ONE_DAY);
  return IMMUTABLE.test(path) ? `public, max-age=${age}, immutable` : `public, max-age=${age}`;
}

/** Path, decoded, and query. The router has already refused what cannot be decoded. */
function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [decode(url), ''] : [decode(url.slice(0, mark)), url.slice(mark + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
