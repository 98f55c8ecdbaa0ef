import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { SCRIPT } from './fixtures/entry-server.js';

export { DAY_TO_COME, PAGE_CSS, artist, newsItem, pageText } from './fixtures/entry-server.js';

/** Returns the CSP source of an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const SCRIPT_HASH = hashOf(SCRIPT);

export const VIDEO = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));

/** Creates a temporary folder. */
export const temporaryDir = (name: string) => mkdtempSync(join(tmpdir(), `fatal-${name}-`));

/** Creates a temporary folder that is deleted after the test, once processes started since then have exited. */
export function testDir(name: string): string {
  const dir = temporaryDir(name);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a small built site to a temporary folder and returns its path. Only the assets differ between releases. */
export function writeSiteFixture(release = '1a2b'): string {
  const dir = temporaryDir('site');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  cpSync(join(import.meta.dirname, 'fixtures/entry-server.js'), join(dir, 'server/entry-server.js'));
  const script = `console.log(${'"fog",'.repeat(100)}"${release}");`;
  write(`client/assets/app-${release}.js`, script);
  write(`client/assets/app-${release}.js.br`, brotliCompressSync(script));
  write(`client/assets/app-${release}.js.gz`, gzipSync(script, { level: 1 }));
  write(`client/assets/state-${release}.json`, `{"release":"${release}"}`);
  write(`client/assets/trailer-${release}.mp4`, VIDEO);
  write('client/fonts/text.woff2', Buffer.from('font'));
  write('client/images/moor.avif', Buffer.from('picture'));
  write('client/videos/teaser.mp4', VIDEO);
  write('client/videos/teaser.en.vtt', 'WEBVTT\n');
  write('client/sounds/room.m4a', VIDEO);
  write('client/press/kit.zip', VIDEO);
  write('client/favicon.ico', Buffer.from('icon'));
  write('client/manifest.webmanifest', '{}');
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/index.html', 'template of the build');
  write('client/.vite/manifest.json', '{}');
  return dir;
}
