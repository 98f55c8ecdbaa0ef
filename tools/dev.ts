import { createServer as createHttpServer, type RequestListener } from 'node:http';
import path from 'node:path';
import type { SiteServer } from '@fatal/contracts';
import { createServer, type ViteDevServer } from 'vite';
import { apiPlugins } from '../apps/api/vite-plugins.ts';
import { readNumber } from '../apps/api/src/lib/env.ts';
import './env-file.ts';
import { siteDist, startPreview } from '../apps/site/build/content/preview.ts';
import { preview } from '../apps/site/build/preview-page.ts';
import { ENTRY, type PageAssets } from '../apps/site/server/assets.ts';
import { buildSite } from './build/build-site.ts';
import { fail } from './build/fail.ts';
import { readCommandLine } from './command/command-line.ts';
import { root } from './step/step.ts';

readCommandLine(`npm run dev
Serves the site on PORT (3000). Pages update as their sources change, and the server restarts when its own sources change.`);

const port = readPort();
const apiFolder = path.join(root, 'apps/api');

// Shows unpublished content to its authors.
startPreview();
// Builds pictures, fonts and the press kit, which Vite doesn't serve from sources.
await buildSite();
const dist = path.join(root, siteDist());
process.env.NODE_ENV = 'development';

const httpServer = createHttpServer((request, response) => {
  site.middlewares(request, response, () => {
    handle(request, response);
  });
});
const site = await createServer({
  configFile: path.join(root, 'apps/site/vite.config.ts'),
  plugins: [preview()],
  server: { middlewareMode: true, hmr: { server: httpServer } },
});
const api = await createServer({
  configFile: false,
  root: apiFolder,
  plugins: [apiPlugins()],
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
});

let handle: RequestListener = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
let stop = (): Promise<void> => Promise.resolve();

/** Restarts the server with the current sources. */
async function startApi(): Promise<void> {
  await stop();
  const { startServer } = (await api.ssrLoadModule(
    '/src/server.ts',
  )) as typeof import('../apps/api/src/server.ts');
  const settings = { ...process.env, PORT: '0', SITE_DIR: dist };
  const server = await startServer(settings, () => openSite(site));
  handle = server.handle;
  stop = server.close;
}

let turn = startApi();
await turn.catch(fail);
let isStale = false;
api.watcher.add(path.join(root, 'packages/contracts')).on('change', (file) => {
  if (isStale || !file.endsWith('.ts')) return;
  isStale = true;
  turn = turn
    .then(() => {
      isStale = false;
      api.moduleGraph.invalidateAll();
      return startApi();
    })
    .catch((error: unknown) => console.error(error));
});

httpServer.listen(port, '127.0.0.1', () =>
  console.log(`Fatal is running at http://localhost:${String(port)}`),
);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    httpServer.closeAllConnections();
    void turn.then(() => Promise.all([stop(), api.close(), site.close()])).then(() => process.exit(0));
  });
}

/** Opens the site so that each request renders the current sources. */
async function openSite(vite: ViteDevServer): Promise<SiteServer> {
  const current = async () => {
    const { openSite: open } = (await vite.ssrLoadModule(
      '/server/entry-server.tsx',
    )) as typeof import('../apps/site/server/entry-server.tsx');
    return open(path.join(dist, 'client'), (page) => assetsOf(vite, page));
  };
  return {
    ...(await current()),
    isDevelopment: true,
    renderPage: async (address, options) => {
      const html = await (await current()).renderPage(address, options);
      return vite.transformIndexHtml(address, html);
    },
  };
}

/** Returns the assets of a page: the entry, and the style sheets that its modules import. */
function assetsOf(vite: ViteDevServer, page: string): PageAssets {
  const { moduleGraph } = vite.environments.ssr;
  const found = new Set(
    [ENTRY, page].map((file) => moduleGraph.getModuleById(path.join(vite.config.root, file))),
  );
  for (const module of found) for (const imported of module?.importedModules ?? []) found.add(imported);
  const sheets = [...found].flatMap((module) => (module?.url.endsWith('.css') ? [module.url] : []));
  const styles = ['/src/app.css', ...sheets].map((href) => ({ href }));
  return { entry: `/${ENTRY}`, modules: [], styles };
}

function readPort(): number {
  try {
    return readNumber(process.env, 'PORT', 3000, { min: 0, max: 65_535 });
  } catch (error) {
    fail(error);
  }
}
