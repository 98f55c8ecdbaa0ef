import { join } from 'node:path';
import { inject } from 'vitest';

type Server = typeof import('../src/server.ts');

/**
 * Parts of the server that tests run in their own process. With `CI` set, they come from the unpacked release, and otherwise from
 * the sources, which can be debugged.
 */
export const shipped = process.env.CI
  ? ((await import(join(inject('apiBundle'), 'server.js'))) as Server)
  : await import('../src/server.ts');
