import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from './config.ts';

/** Logs say what happened to which path, never who asked: no addresses, no queries, no headers, no bodies. */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}
