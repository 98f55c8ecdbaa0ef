import { extname } from 'node:path';

const TEXT: Record<string, string> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const BINARY: Record<string, string> = { '.woff2': 'font/woff2' };

/** The type of a file that is served from memory; `undefined` for media, which is served from disk. */
export function contentType(path: string): string | undefined {
  const extension = extname(path);
  return TEXT[extension] ?? BINARY[extension];
}

/** Whether compression pays. */
export const isText = (path: string): boolean => extname(path) in TEXT;
