/** The path of a request target, decoded, and its query. */
export function splitTarget(target: string): [path: string, query: string] {
  const [path = '', ...query] = target.split('?');
  return [decodeURI(path), query.join('?')];
}

/** True where the path can be decoded. */
export function isReadable(target: string): boolean {
  try {
    splitTarget(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * For Fastify's option of this name. A client that takes this server for a proxy names scheme and host too (RFC 9112, 3.2.2): they say
 * nothing here. A path that cannot be decoded becomes one that the site or the API does not have, so that it is answered as
 * every other; {@link isReadable} of `originalUrl` tells them apart.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const target = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return isReadable(target) ? target : target.replace(/^(\/api(?=\/))?[^?]*/, '$1/%25');
}
