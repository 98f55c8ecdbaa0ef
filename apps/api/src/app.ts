import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { confirmationQuota } from './mail/confirmation-quota.ts';
import type { AppDeps, RouteDeps } from './deps.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { eventApplicationRoutes } from './features/event-applications/routes.ts';
import { gateDataRoutes } from './features/gate-data/routes.ts';
import { generalApplicationRoutes } from './features/general-application/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { securityTxtRoutes } from './features/security-txt/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { withdrawRoutes } from './features/withdraw/routes.ts';
import { loggerOptions } from './logger.ts';
import { openApiRoutes } from './openapi/openapi.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerGracefulShutdown } from './plugins/graceful-shutdown.ts';
import { registerPages } from './plugins/pages/pages.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { rewriteUrl } from './plugins/request-target.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** The longest part of a path that a route takes, in bytes: Node reads no more of a request before its body. */
const MAX_TARGET = 16 * 1024;

/** How long a request may take to arrive, in milliseconds: a résumé from a phone takes its time. */
const REQUEST_TIMEOUT = 120_000;

/** How long a connection may be silent while something is sent or waited for, in milliseconds. */
const CONNECTION_TIMEOUT = 120_000;

/** Makes the whole product, for the server and for tests alike. The caller closes the store after the app. */
export async function buildApp(config: Config, deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, deps.release?.id),
    // A logger for each request would be made for nothing most of the time; each line names its request itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    // Requests that arrive while the server stops are answered as usual.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_TARGET },
    rewriteUrl,
    clientErrorHandler: answerClientError,
  });

  // The schemas of routes only describe. The contracts check what comes in, and answers are sent as they are.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  registerErrors(app);
  registerGracefulShutdown(app);
  registerSecurityHeaders(app, { hsts: config.hsts, release: deps.release });
  registerRateLimits(app, deps.store, config.rateLimitAll);
  deps.watch?.(app);

  const routeDeps: RouteDeps = {
    ...deps,
    config,
    countConfirmation: confirmationQuota(deps.store, config.delivery.confirmationLimits),
  };
  await openApiRoutes(app);
  healthRoutes(app, routeDeps);
  applicationRoutes(app, routeDeps);
  generalApplicationRoutes(app, routeDeps);
  contactRoutes(app, routeDeps);
  gateDataRoutes(app, routeDeps);
  teamRoutes(app, routeDeps);
  securityTxtRoutes(app, routeDeps);
  await app.register((scope) => eventApplicationRoutes(scope, routeDeps));
  await app.register((scope, _options, done) => {
    newsRoutes(scope, routeDeps);
    done();
  });
  await app.register((scope, _options, done) => {
    withdrawRoutes(scope, routeDeps);
    done();
  });
  registerPages(app, deps.site, {
    origin: config.delivery.siteUrl,
    settings: deps.settings,
    now: deps.now,
  });
  return app;
}
