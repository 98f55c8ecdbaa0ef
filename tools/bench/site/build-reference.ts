import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { build } from 'vite';
import { App } from './reference/app.ts';

/** Builds the reference page, prerendered like the site, into a new temporary folder and returns that. */
export async function buildReference(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'fatal-reference-'));
  const root = fileURLToPath(new URL('reference', import.meta.url));
  process.env.NODE_ENV = 'production';
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const page = renderToString(h(StaticRouter, { location: '/' }, h(App)));
  const file = join(outDir, 'index.html');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<!--page-->', () => page),
  );
  return outDir;
}
