// Builds what is stale, then becomes the server, in this same process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './env-file.ts';
import { NODE_FLAGS } from './node-flags.ts';

// In a process of its own: a build takes memory that the server would keep.
const build = fileURLToPath(new URL('build/build.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [...NODE_FLAGS, build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// Named by a variable: what is built has no types before it is built.
const server = new URL('../apps/api/dist/server.js', import.meta.url).href;
const { runServer } = (await import(server)) as typeof import('../apps/api/src/server.ts');
await runServer(process.env);
