import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Release } from '../release/own-release.ts';

export interface SecurityHeadersOptions {
  /** `Strict-Transport-Security` for a year: for this host, with subdomains, or not sent. */
  hsts: Config['hsts'];
  release: Release | undefined;
}

/** Headers that browsers only obey in documents. */
const DOCUMENT = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // Browser features that no page uses.
  'Permissions-Policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

/** Headers that name the responding release. Omitted from immutable files, which are the same on all replicas. */
const RELEASE = ['Fatal-Release', 'Fatal-Version'];

const OWN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Header for files that other sites may embed: in a feed reader, a link preview, or an article about the game. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Headers by kind of response. */
const HEADERS_BY_KIND = {
  /** A page, an API response, an error, a redirect, and anything else that a browser opens directly. */
  document: { ...DOCUMENT, ...OWN },
  /** A news feed, which a browser can open. */
  feed: { ...DOCUMENT, ...SHARED },
  /** A script, a style or a font. Its headers are half a KiB smaller than a document's. */
  part: OWN,
  /** A picture, a clip, its sound and captions. */
  media: SHARED,
  /** An SVG, which a browser can open directly. It may use inline styles, but nothing else. */
  drawing: {
    ...SHARED,
    'Content-Security-Policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  },
  /** A file to download, under the name at the end of its path. */
  archive: { ...SHARED, 'Content-Disposition': 'attachment' },
};

export type ResponseKind = keyof typeof HEADERS_BY_KIND;

/** Patterns of content types. The first match wins. */
const KINDS: [type: RegExp, kind: ResponseKind][] = [
  [/^image\/svg/, 'drawing'],
  [/^(?:audio|image|video)\/|^text\/vtt/, 'media'],
  [/^application\/zip/, 'archive'],
  [/^application\/atom/, 'feed'],
  [/html|xml/, 'document'],
];

export const kindOf = (type: string): ResponseKind =>
  KINDS.find(([known]) => known.test(type))?.[1] ?? 'part';

/** Sets the headers for the kind of response. The default is a document. */
export function setSecurityHeaders(reply: FastifyReply, kind: ResponseKind): FastifyReply {
  const headers = HEADERS_BY_KIND[kind];
  if (!('X-Frame-Options' in headers))
    for (const name of [...Object.keys(DOCUMENT), ...RELEASE]) void reply.removeHeader(name);
  return reply.headers(headers);
}

/**
 * Lets pages load from this server only, except for the video player. Responses name their release, for debugging. The headers
 * are built once: a library that builds them for each request tripled the memory that a request allocates. Register it before the
 * routes.
 */
export const securityHeaders = fp((app, { hsts, release }: SecurityHeadersOptions) => {
  const headers = {
    ...HEADERS_BY_KIND.document,
    'X-Content-Type-Options': 'nosniff',
    ...(hsts !== 'off' && {
      'Strict-Transport-Security': `max-age=31536000${hsts === 'on' ? '; includeSubDomains' : ''}`,
    }),
    ...(release && { 'Fatal-Release': release.id, 'Fatal-Version': release.version }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
});

/** Lets a page load and run files from this server, and its own inline scripts and styles. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): string {
  return [
    // Fonts, videos and the API are covered by `default-src`.
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    // Hashes don't cover style attributes, which can't run scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    'frame-src https://www.youtube-nocookie.com',
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join(';');
}
