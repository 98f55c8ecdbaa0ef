// Builds what is stale, then becomes the server, in this same process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './env-file.mjs';
import { NODE_FLAGS } from './node-flags.mjs';

// In a process of its own: a build takes memory that the server would keep.
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [...NODE_FLAGS, build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { runServer } = await import('../apps/api/dist/server.js');
await runServer(process.env);
