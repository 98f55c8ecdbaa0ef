import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, studioDay } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { createNews } from './news.ts';
import { COUNT_VIEW, LIST_NEWS, READ_ARTICLE } from './operations.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface ById {
  Params: { id: string };
}

/** The news list, one item, and its view counter, which reads no body whatever its type. */
export function newsRoutes(
  app: FastifyInstance,
  { config, store, site, now, responseCache }: RouteDeps,
): void {
  const itemsOut = () => {
    const today = studioDay(now());
    return site.news.filter(({ published_date: day }) => day <= today);
  };
  const news = createNews(itemsOut, store, now);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'no-store');
    done();
  });

  responseCache?.learnFrom(app, (path) => news.cached(path));
  app.get(ENDPOINTS.news, { config: { operation: LIST_NEWS } }, async (_request, reply) =>
    reply.type(JSON_TYPE).send(await news.list()),
  );

  app.get<ById>(
    ENDPOINTS.newsItem(':id'),
    { config: { operation: READ_ARTICLE } },
    async ({ params }, reply) => reply.type(JSON_TYPE).send(await news.get(params.id)),
  );

  app.patch<ById>(
    ENDPOINTS.incrementViews(':id'),
    { config: { ...limited(config.rateLimits.visits), operation: COUNT_VIEW } },
    async ({ params }) => ({ views: await news.view(params.id) }),
  );
}
