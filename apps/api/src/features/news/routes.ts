import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENDPOINTS } from '@fatal/contracts';
import type { RouteDeps } from '../../app.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { createNews } from './news.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface ById {
  Params: { id: string };
}

/** The news list, one item, and its view counter, which reads no body whatever its type. */
export function newsRoutes(app: FastifyInstance, { config, store, site, now }: RouteDeps): void {
  const news = createNews(site.news, store, now);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  app.get(ENDPOINTS.news, (_request, reply) => {
    const list = news.list();
    return list instanceof Promise ? list.then((made) => sendJson(reply, made)) : sendJson(reply, list);
  });

  app.get<ById>(ENDPOINTS.newsItem(':id'), async ({ params }, reply) =>
    sendJson(reply, await news.get(params.id)),
  );

  app.patch<ById>(
    ENDPOINTS.incrementViews(':id'),
    { config: limited(config.rateLimits.visits) },
    async ({ params }) => ({ views: await news.view(params.id) }),
  );
}

const sendJson = (reply: FastifyReply, json: Buffer) => reply.type(JSON_TYPE).send(json);
