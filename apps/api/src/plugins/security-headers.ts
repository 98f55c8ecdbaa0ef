import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Hsts } from '../config.ts';
import { RELEASE_HEADERS } from './release-header.ts';

const SELF = "'self'";

/** Every power that no page uses. */
const PERMISSIONS_POLICY =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

export interface SecurityHeadersOptions {
  /** Whether to promise TLS for a year, and for whom. */
  hsts: Hsts;
}

/** What a browser obeys in documents only, and what says which release has answered. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  ...RELEASE_HEADERS,
];

/** A drawing that is opened by itself draws, and does nothing else. */
export const DRAWING_POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'";

/** Takes from an answer that is part of a page, as a script or a picture, what only documents need: half a KiB. */
export function leaveOutDocumentHeaders(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
}

/**
 * Lets pages load from this server only, with the videos' player as the one exception. The headers are the same for
 * every answer, so they are made once: a library that makes them for each request tripled what a request allocates.
 */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

function securityHeaders({ hsts }: SecurityHeadersOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(hsts !== 'off' && {
      'Strict-Transport-Security': `max-age=31536000${hsts === 'on' ? '; includeSubDomains' : ''}`,
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** What one page may load and run: files of this server, and what stands in the page itself. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): string {
  // Faces, videos and the API come under the default.
  const directives = {
    'default-src': [SELF],
    'script-src': [SELF, ...scriptHashes],
    'style-src': [SELF, ...styleHashes],
    'img-src': [SELF, 'data:'],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
