import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** HTML without a single script element. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

interface Answer {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** What the product's answer depends on beside address and method. */
type Asked = Record<(typeof ASKED)[number], string>;

const ASKED = ['sec-fetch-dest', 'user-agent'] as const;

type Find = (url: string, method: string, asked: Asked) => Promise<Answer>;

export interface Stage {
  address: string;
  close: () => void;
}

/**
 * Serves answers from memory, brotli where there is text: what is compared is compared over one and the same server. `find`
 * is asked once for each path, method and kind of client; `address` is where it listens.
 */
export async function openStage(find: Find): Promise<Stage> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const asked = Object.fromEntries(ASKED.map((name) => [name, request.headers[name] ?? ''])) as Asked;
    const key = [method, url, ...Object.values(asked)].join(' ');
    const found = known.get(key) ?? find(url, method, asked);
    known.set(key, found);
    found.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const KEPT = ['content-type', 'content-language', 'cache-control', 'etag', 'vary', 'content-security-policy'];

function answer(status: number, headers: Record<string, string>, body: Buffer, compress: boolean): Answer {
  const packed = compress ? brotliCompressSync(body) : body;
  const coding: Record<string, string> = compress ? { 'content-encoding': 'br' } : {};
  return { status, headers: { ...headers, ...coding, 'content-length': packed.length }, body: packed };
}

/** What the product answers; `change` may rewrite its pages. */
export const fromProduct =
  (product: string, change?: (html: string) => string): Find =>
  async (url, method, headersAsked) => {
    const response = await fetch(product + url, { method, redirect: 'manual', headers: headersAsked });
    const headers: Record<string, string> = Object.fromEntries(
      [...response.headers].filter(([name]) => KEPT.includes(name)),
    );
    const type = headers['content-type'] ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const changed = change && type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
    return answer(response.status, headers, changed, /text|json|javascript|svg|xml/.test(type));
  };

/** The files of a folder; `/` is its page. */
export const fromFolder =
  (folder: string): Find =>
  async (url) => {
    const path = url === '/' ? '/index.html' : url;
    const type = TYPES[extname(path)];
    if (type === undefined)
      return answer(404, { 'content-type': 'text/plain' }, Buffer.from('Not found'), false);
    return answer(200, { 'content-type': type }, await readFile(join(folder, path)), true);
  };
