import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATE_FLAG, GATE_PATH, NO_SCRIPT, NOT_FOUND_PATH, languageTag, siteCookie } from '@fatal/contracts';
import { memoizeAsync } from '../../lib/memoize-async.ts';
import { Problem, notFound } from '../../messages/problem.ts';
import { contentType } from '../../site/content-types.ts';
import { Documents, type DocumentsOptions } from '../../site/documents.ts';
import { fileTags } from '../../site/file-tags.ts';
import { isHashed, isPlainName } from '../../site/hashed-files.ts';
import type { Site } from '../../site/load-site.ts';
import { readSiteFile, type SiteFile } from '../../site/site-file.ts';
import { sendError } from '../errors.ts';
import { isReadable, splitTarget } from '../request-target.ts';
import { setSecurityHeaders, contentSecurityPolicy, kindOf } from '../security-headers.ts';
import { shouldServeGate, isCrawlingBrowser, runsNoScript } from './should-serve-gate.ts';
import { pageLocale } from './page-locale.ts';
import { sendMediaFile, sendSiteFile } from './send-file.ts';

/** Cache policy that makes browsers revalidate each time. The server answers 304 if nothing has changed. */
const REVALIDATE = 'no-cache';

const ONE_YEAR = 31_536_000;

const ONE_DAY = 86_400;

/** Paths of texts that change with the pages, so that clients have to revalidate them. */
const WITH_THE_PAGES = /^\/(?:feeds\/|fonts\/japanese\.json$|sitemap\.xml$|robots\.txt$)/;

/**
 * Serves the site: pages by path and language, public files, and a “not found” page for other paths. Only serves paths that the
 * build has listed, and hashed files, which may be those of another release.
 */
export function registerPages(app: FastifyInstance, site: Site, options: DocumentsOptions): void {
  const documents = new Documents(site, options);
  const texts = new Map<string, Promise<SiteFile>>();
  const tagOf = fileTags();

  /** Sends a file. Texts stay in memory after their first request; other files are sent from disk. */
  async function sendFile(request: FastifyRequest, reply: FastifyReply, dir: string, path: string) {
    const [file, type] = [join(dir, path), contentType(path)];
    if (type === undefined) {
      const ETag = await tagOf(file).catch(orNotFound);
      return sendMediaFile(request, reply, path, dir, { 'Cache-Control': cacheControl(path), ETag });
    }
    const text = await memoizeAsync(texts, path, () => readSiteFile(file, type)).catch(orNotFound);
    return sendText(request, reply, path, text);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const [path, query] = splitTarget(request.url);
      if (isApi(path)) throw missing(request);

      if (isHashed(path)) {
        if (!isPlainName(path)) throw notFound();
        return sendFile(request, reply, site.assetsDir, path);
      }
      if (site.files.has(path)) return sendFile(request, reply, site.filesDir, path);
      const text = await documents.text(path);
      if (text) return sendText(request, reply, path, text);
      const page = path.replace(/\/+$/, '');
      // The script of the page looks up this exact path.
      if (documents.has(page) && page !== request.url.replace(/\?.*/s, '')) {
        return reply.redirect(query === '' ? page : `${page}?${query}`, 308);
      }
      return sendPage(request, reply, site, documents, path, query);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [path] = splitTarget(request.url);
    // `OPTIONS *` asks for the methods of the whole server (RFC 9110, 9.3.7).
    if (path === '*' && request.method === 'OPTIONS')
      return reply.code(204).header('Allow', 'GET, HEAD, POST, PATCH').send();
    if (isApi(path) || !documents.has(path)) return sendError(missing(request), request, reply);
    void reply.header('Allow', 'GET, HEAD');
    return sendError(new Problem(405, 'methodNotAllowed'), request, reply);
  });
}

function sendText(request: FastifyRequest, reply: FastifyReply, path: string, file: SiteFile): FastifyReply {
  setSecurityHeaders(reply, kindOf(file.type));
  return sendSiteFile(request, reply, file, { cacheControl: cacheControl(path), vary: 'Accept-Encoding' });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { locales, isDevelopment }: Site,
  documents: Documents,
  path: string,
  query: string,
) {
  const { locale, asked } = pageLocale(query, request.headers.cookie, locales);
  const known = documents.has(path) ? path : NOT_FOUND_PATH;
  const isGated = path !== GATE_PATH && shouldServeGate(request.headers, query);
  const page = await (isGated
    ? documents.gateInPlace(locale)
    : documents.page(known, locale, isCrawlingBrowser(request.headers)));
  if (!page) throw notFound();
  void reply.header('Content-Language', languageTag(locale));
  if (isDevelopment) void reply.removeHeader('Content-Security-Policy');
  else
    void reply.header('Content-Security-Policy', contentSecurityPolicy(page.scriptHashes, page.styleHashes));
  if (asked) void reply.header('Set-Cookie', siteCookie('language', locale));
  // Session cookie. The page's script deletes it if the browser does run scripts.
  if (runsNoScript(query)) void reply.header('Set-Cookie', `${GATE_FLAG}=${NO_SCRIPT}; Path=/; SameSite=Lax`);
  return sendSiteFile(request, reply, page.file, {
    status: known === NOT_FOUND_PATH ? missing(request).statusCode : 200,
    // Only this visitor gets the gate at the URL of another page, so shared caches must not store it.
    cacheControl: isGated ? `private, ${REVALIDATE}` : REVALIDATE,
    vary: 'Accept-Encoding, Cookie, Sec-Fetch-Dest, User-Agent',
  });
}

function orNotFound(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? notFound() : error;
}

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function cacheControl(path: string): string {
  if (WITH_THE_PAGES.test(path)) return REVALIDATE;
  const age = String(isHashed(path) ? ONE_YEAR : ONE_DAY);
  return isHashed(path) ? `public, max-age=${age}, immutable` : `public, max-age=${age}`;
}

const missing = ({ originalUrl }: FastifyRequest) =>
  isReadable(originalUrl) ? notFound() : new Problem(400, 'unreadable');
