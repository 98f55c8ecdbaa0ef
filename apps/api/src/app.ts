import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { confirmationQuota } from './mail/confirmation-quota.ts';
import type { AppDeps, RouteDeps } from './deps.ts';
import { loggerOptions } from './logger.ts';
import { contentLength } from './plugins/content-length.ts';
import { errors } from './plugins/errors.ts';
import { gracefulShutdown } from './plugins/graceful-shutdown.ts';
import { metrics } from './plugins/metrics.ts';
import { openApi } from './plugins/openapi.ts';
import { registerPages } from './plugins/pages/pages.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { rewriteUrl } from './plugins/request-target.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { applications } from './routes/applications/index.ts';
import { contact } from './routes/contact/index.ts';
import { eventApplications } from './routes/event-applications/index.ts';
import { gateData } from './routes/gate-data/index.ts';
import { generalApplication } from './routes/general-application/index.ts';
import { health } from './routes/health/index.ts';
import { news } from './routes/news/index.ts';
import { securityTxt } from './routes/security-txt/index.ts';
import { team } from './routes/team/index.ts';
import { withdraw } from './routes/withdraw/index.ts';

/** Builds the app, for the server and for tests. Callers must close the store after closing the app. */
export async function buildApp(config: Config, deps: AppDeps): Promise<FastifyInstance> {
  const { store, site, settings, release, now } = deps;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, release?.id),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    // Uploading a résumé from a phone can take a while.
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    // Requests that arrive during shutdown still get a normal response.
    return503OnClosing: false,
    // Node rejects longer URLs itself, so the router doesn't need its own limit.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    rewriteUrl,
  });
  app.removeContentTypeParser('text/plain');

  await app.register(errors);
  await app.register(gracefulShutdown);
  await app.register(securityHeaders, { hsts: config.hsts, release });
  await app.register(contentLength);
  await app.register(rateLimits, { store, all: config.rateLimitAll });
  await app.register(openApi);
  if (config.metrics) await app.register(metrics, { config, place: config.metrics, store, release, now });

  const countConfirmation = confirmationQuota(store, config.mail.confirmationLimits);
  const routeDeps: RouteDeps = { ...deps, config, countConfirmation };
  await app.register(health, routeDeps);
  await app.register(applications, routeDeps);
  await app.register(generalApplication, routeDeps);
  await app.register(contact, routeDeps);
  await app.register(eventApplications, routeDeps);
  await app.register(gateData, routeDeps);
  await app.register(news, routeDeps);
  await app.register(team, routeDeps);
  await app.register(withdraw, routeDeps);
  await app.register(securityTxt, routeDeps);
  registerPages(app, site, { origin: config.mail.siteUrl, settings, now });
  return app;
}
