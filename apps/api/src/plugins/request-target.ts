/** Returns the decoded path of a request target, and its query. */
export function splitTarget(target: string): [path: string, query: string] {
  const [path = '', ...query] = target.split('?');
  return [decodeURI(path), query.join('?')];
}

/** Whether the path can be decoded. */
export function isReadable(target: string): boolean {
  try {
    splitTarget(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * Rewrites a request target, for Fastify's option `rewriteUrl`. Drops scheme and host, which clients send to proxies (RFC 9112,
 * 3.2.2). Replaces a path that can't be decoded with one that neither the site nor the API has, so that it gets a regular
 * response; {@link isReadable} of `originalUrl` tells them apart.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const target = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return isReadable(target) ? target : target.replace(/^(\/api(?=\/))?[^?]*/, '$1/%25');
}
