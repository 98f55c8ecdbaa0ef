import { hostname } from 'node:os';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Log options: entries contain an event and its path, without the client's address, query, headers or body. */
export function loggerOptions(level: Config['logLevel'], release?: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: { pid: process.pid, hostname: hostname(), ...(release !== undefined && { release }) },
    serializers: {
      req: ({ method, url }) => ({ method, path: withoutSecrets(url.split('?', 1)[0] ?? '') }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  };
}

/** Redacts the token in the path of a withdrawal page, because anyone with the token can withdraw. */
const withoutSecrets = (path: string) => path.replace(/^(\/withdraw\/).+/, '$1…');

type ErrorRecord = Record<string, unknown> & { type: string; message: string; stack: string };

// Omits other properties, because database errors put values of rows in them.
function describeError(error: Error & { code?: unknown }): ErrorRecord {
  const { name, message, stack = '', code, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
