// Starts what is shipped, and what it is compared with, for the benches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../node-flags.ts';

const script = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the server with these settings; `address` once it answers. */
export function startServer(env, flags = SERVER_FLAGS) {
  return start([...flags, script('../../apps/api/dist/server.js')], {
    PORT: '0',
    RATE_LIMIT_SUBMISSIONS: '1000000000',
    LOG_LEVEL: 'fatal',
    ...env,
  });
}

/** Runs bare node:http, which gives the answers that `product` gives to GET of these paths, and to this POST. */
export const startBare = (product, paths, post) =>
  start([script('bare.mjs'), product, ...paths, '--', ...post], {});

async function start(args, env) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let text = '';
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The server did not start.')));
  });
  return {
    address,
    pid: child.pid,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

export const CONTACT = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};
