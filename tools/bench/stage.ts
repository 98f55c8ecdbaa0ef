import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Request headers that the server's response depends on. */
const ASKED = ['user-agent', 'sec-fetch-dest'] as const;

const KEPT = ['content-type', 'content-language', 'cache-control', 'etag', 'vary', 'content-security-policy'];

/** Removes all script elements from HTML. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Serves the site's responses from memory, so that a page and its copy without scripts are otherwise identical. Each response is
 * fetched once. `change` rewrites the pages.
 */
export async function openStage(product: string, change = (html: string) => html) {
  async function ask(url: string, method: string, headers: Record<string, string>) {
    const response = await fetch(product + url, { method, redirect: 'manual', headers });
    const kept = [...response.headers].filter(([name]) => KEPT.includes(name));
    const type = response.headers.get('content-type') ?? '';
    const content = Buffer.from(await response.arrayBuffer());
    const changed = type.startsWith('text/html') ? Buffer.from(change(content.toString())) : content;
    const isText = /text|json|javascript|svg|xml/.test(type);
    const body = isText ? brotliCompressSync(changed) : changed;
    const coding: Record<string, string> = isText ? { 'content-encoding': 'br' } : {};
    const sent = { ...Object.fromEntries(kept), ...coding, 'content-length': body.length };
    return { status: response.status, headers: sent, body };
  }

  const answers = new Map<string, ReturnType<typeof ask>>();
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.fromEntries(ASKED.map((name) => [name, request.headers[name] ?? '']));
    const key = JSON.stringify([method, url, headers]);
    const answer = answers.get(key) ?? ask(url, method, headers);
    answers.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
