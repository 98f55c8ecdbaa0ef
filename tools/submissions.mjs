// Builds the server where it is stale, then becomes its command line, in this same process.
import { buildApi } from './api-build.mjs';
import './env-file.mjs';

await buildApi();
await import('../apps/api/dist/cli.js');
