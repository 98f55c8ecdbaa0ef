import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/** HTML without a single script element. */
export const withoutScripts = (html) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Serves answers from memory, brotli where there is text: what is compared is compared over one and the same server. `find`
 * is asked once for each path and method; `address` is where it listens.
 */
export async function openStage(find) {
  const known = new Map();
  const server = createServer((request, response) => {
    const { method, url } = request;
    const key = `${method} ${url}`;
    const found = known.get(key) ?? find(url, method);
    known.set(key, found);
    found.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const KEPT = ['content-type', 'content-language', 'cache-control', 'etag', 'vary', 'content-security-policy'];

function answer(status, headers, body, compress) {
  const packed = compress ? brotliCompressSync(body) : body;
  const coding = compress ? { 'content-encoding': 'br' } : {};
  return { status, headers: { ...headers, ...coding, 'content-length': packed.length }, body: packed };
}

/** What the product answers; `change` may rewrite its pages. */
export const fromProduct = (product, change) => async (url, method) => {
  const response = await fetch(product + url, { method, redirect: 'manual' });
  const headers = Object.fromEntries(
    KEPT.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)]] : [])),
  );
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  const changed = change && type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
  return answer(response.status, headers, changed, /text|json|javascript|svg|xml/.test(type));
};

/** The files of a folder; `/` is its page. */
export const fromFolder = (folder) => async (url) => {
  const path = url === '/' ? '/index.html' : url;
  const type = TYPES[extname(path)];
  if (type === undefined)
    return answer(404, { 'content-type': 'text/plain' }, Buffer.from('Not found'), false);
  return answer(200, { 'content-type': type }, await readFile(join(folder, path)), true);
};
