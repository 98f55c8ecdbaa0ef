import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RATE_WINDOW } from '../config.ts';
import { Problem } from '../messages/problem.ts';
import { countTogether, type Counted } from '../store/count-together.ts';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that one client may make within the window. Default: any number. */
    maxRequests?: number;
  }
}

/** A route's `config` that limits it to `maxRequests` per client and window. */
export const limited = (maxRequests: number) => ({ maxRequests });

/**
 * Counts requests by client for the routes that are {@link limited}, before anything of the body is read. Above the
 * limit the answer is 429 with `Retry-After`. The counts are the store's: all processes on one PostgreSQL share them.
 * Register it before the routes.
 */
export function registerRateLimits(app: FastifyInstance, store: Pick<Store, 'limiter'>): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const points = route.config?.maxRequests;
    if (points === undefined) return;
    const count = countTogether(store.limiter({ name: route.url, points, seconds: RATE_WINDOW / 1000 }));
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      (request: FastifyRequest, reply: FastifyReply) => refuseTooMany(count, request, reply),
    ];
  });
}

async function refuseTooMany(
  count: (key: string) => Promise<Counted>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const counted = await count(clientKey(request.ip)).catch((error: unknown) => {
    // A limiter that does not work must not close the forms.
    request.log.error({ reqId: request.id, err: error }, 'the rate limit does not work');
  });
  if (!counted || counted.withinLimit) return;
  void reply.header('Retry-After', String(Math.max(1, Math.ceil(counted.msBeforeNext / 1000))));
  throw new Problem(429, 'tooMany');
}

/**
 * Names a client without keeping its address. Of IPv6 only the network counts: one household has 2^64 addresses
 * (RFC 6177).
 */
export function clientKey(address: string): string {
  const client = isIPv6(address) ? networkOf(address) : address;
  return hash('sha256', client, 'base64url').slice(0, 22);
}

/** The first 64 bits of an IPv6 address; an IPv4 address that is written as one stays whole. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [start, end] = [groups(before), groups(after)];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
