// Builds the server if its sources have changed, then runs its command line in this process. Used by `npm run submissions` and `npm run
// settings`.
import { buildServer } from './build/build-server.ts';
import './env-file.ts';

await buildServer();
await import(new URL('../apps/api/dist/cli.js', import.meta.url).href);
