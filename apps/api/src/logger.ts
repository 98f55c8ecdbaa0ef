import { hostname } from 'node:os';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Logs say what happened to which path, never who asked: no addresses, no queries, no headers, no bodies. */
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

/** The address of a withdraw page is enough to withdraw. */
const withoutSecrets = (path: string) => path.replace(/^(\/withdraw\/).+/, '$1…');

type ErrorRecord = Record<string, unknown> & { type: string; message: string; stack: string };

// Databases put values of rows into further properties of their errors.
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
