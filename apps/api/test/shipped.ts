import { join } from 'node:path';
import { inject } from 'vitest';

type Server = typeof import('../src/server.ts');

/**
 * Parts of the server that tests start in their own process: in `npm test` those of the unpacked release, else the sources, which
 * a debugger can follow.
 */
export const shipped = process.env.CI
  ? ((await import(join(inject('apiBundle'), 'server.js'))) as Server)
  : await import('../src/server.ts');
