import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { RATE_WINDOW } from '../config.ts';
import { Problem } from '../messages/problem.ts';
import { countRequest, type Limiter } from '../store/limiter.ts';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that one client may make within the window. Default: unlimited. */
    maxRequests?: number;
  }
}

export interface RateLimitsOptions {
  store: Pick<Store, 'limiter'>;
  /** Limit of all clients together, as a multiple of the limit of one. */
  all: number;
}

/**
 * Limits requests to routes with `maxRequests` in their `config`, before their body is read: first per client, then for all
 * clients together. Responds with 429 and `Retry-After` above a limit. The counts are in the store: all processes on one
 * PostgreSQL share them. Register it before the routes.
 */
export const rateLimits = fp((app, { store, all }: RateLimitsOptions) => {
  app.addHook('onRoute', (route: RouteOptions) => {
    const points = route.config?.maxRequests;
    if (points === undefined) return;
    const limit = { name: route.url, points, seconds: RATE_WINDOW / 1000 };
    const limiterOfOne = store.limiter(limit);
    const limiterOfAll = store.limiter({ ...limit, name: `${route.url} all`, points: points * all });
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async (request: FastifyRequest, reply: FastifyReply) => {
        const isCounted = await enforceRateLimit(limiterOfOne, clientKey(request.ip), request, reply);
        // If the first count has timed out, the second one would too.
        if (isCounted) await enforceRateLimit(limiterOfAll, '', request, reply);
      },
    ];
  });
});

/** Counts a request. Resolves with `false` if counting fails. Throws a {@link Problem} 429 above the limit. */
async function enforceRateLimit(
  limiter: Limiter,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const counted = await countRequest(limiter, key).catch((error: unknown) => {
    // A failing limiter must not block the forms.
    request.log.error({ err: error }, 'could not count a request for the rate limit');
  });
  if (!counted || counted.withinLimit) return counted !== undefined;
  void reply.header('Retry-After', String(Math.max(1, Math.ceil(counted.msBeforeNext / 1000))));
  throw new Problem(429, 'tooMany');
}

/**
 * Returns a key for a client that doesn't contain its address. IPv6 clients share the key of their network: providers give a
 * household up to a /56, which has 2^72 addresses (RFC 6177). An IPv4-mapped IPv6 address has the key of the IPv4 address.
 */
export function clientKey(address: string): string {
  return hash('sha256', networkOf(withoutPort(address)), 'base64url').slice(0, 22);
}

/** Removes the client's port, which some proxies add and which changes with each connection. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

function networkOf(address: string): string {
  // A proxy may pass on a value that isn't an IP address.
  if (!isIP(address)) return address;
  const client = ipaddr.process(address);
  if (!(client instanceof ipaddr.IPv6)) return client.toString();
  const [one = 0, two = 0, three = 0, four = 0] = client.parts;
  return [one, two, three, four >> 8].join(':');
}
