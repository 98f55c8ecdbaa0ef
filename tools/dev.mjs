// The site with hot reload on PORT (3000) and the API beside it on API_PORT (3001).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { buildSite } from './site-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.API_PORT ??= '3001';

// The API reads the news from the folder that the build wrote.
await buildSite();
process.env.NODE_ENV = 'development';

const api = spawn(
  process.execPath,
  ['--watch', '--disable-warning=ExperimentalWarning', `${root}apps/api/src/server.ts`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: process.env.API_PORT } },
);
const site = await createServer({
  configFile: `${root}apps/site/vite.config.ts`,
  server: { port: Number(process.env.PORT ?? 3000) },
});
await site.listen();
site.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    api.kill(signal);
    void site.close().then(() => process.exit(0));
  });
}
