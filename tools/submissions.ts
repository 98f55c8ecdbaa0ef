// Builds the server where it is stale, then becomes its command line, in this same process: `npm run submissions`, `npm run settings`.
import { buildServer } from './build/build-server.ts';
import './env-file.ts';

await buildServer();
await import(new URL('../apps/api/dist/cli.js', import.meta.url).href);
