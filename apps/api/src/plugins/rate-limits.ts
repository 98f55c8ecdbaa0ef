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
    /** Requests that one client may make within the window. Default: any number. */
    maxRequests?: number;
  }
}

export interface RateLimitsOptions {
  store: Pick<Store, 'limiter'>;
  /** All clients together may use the limit of one so many times. */
  all: number;
}

/**
 * Counts requests by client for the routes whose `config` has `maxRequests`, before anything of the body is read, and those within a
 * client's limit again for all clients. Above a limit the answer is 429 with `Retry-After`. The counts are the store's: all processes
 * on one PostgreSQL share them. Register it before the routes.
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
        const isCounted = await refuseTooMany(limiterOfOne, clientKey(request.ip), request, reply);
        // A request that has waited for one count in vain would wait for the other.
        if (isCounted) await refuseTooMany(limiterOfAll, '', request, reply);
      },
    ];
  });
});

/** Resolves with whether the request could be counted. Throws a {@link Problem} 429. */
async function refuseTooMany(
  limiter: Limiter,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const counted = await countRequest(limiter, key).catch((error: unknown) => {
    // A limiter that does not work must not close the forms.
    request.log.error({ err: error }, 'the rate limit does not work');
  });
  if (!counted || counted.withinLimit) return counted !== undefined;
  void reply.header('Retry-After', String(Math.max(1, Math.ceil(counted.msBeforeNext / 1000))));
  throw new Problem(429, 'tooMany');
}

/**
 * Names a client without keeping its address. Of IPv6 only the network counts: providers give a household up to a /56,
 * which has 2^72 addresses (RFC 6177). An IPv4 address that is written as IPv6 is the same client.
 */
export function clientKey(address: string): string {
  return hash('sha256', networkOf(withoutPort(address)), 'base64url').slice(0, 22);
}

/** Some proxies add the client's port, which is another one for each connection. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

function networkOf(address: string): string {
  // A proxy may pass on what is no address.
  if (!isIP(address)) return address;
  const client = ipaddr.process(address);
  if (!(client instanceof ipaddr.IPv6)) return client.toString();
  const [one = 0, two = 0, three = 0, four = 0] = client.parts;
  return [one, two, three, four >> 8].join(':');
}
