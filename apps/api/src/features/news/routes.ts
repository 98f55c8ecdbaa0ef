import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ENDPOINTS, studioDay, type NewsItem } from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { answer, FAILURES, problem, TOO_MANY } from '../../openapi/schemas.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { createNews } from './news.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const viewsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const picturePath = v.pipe(
  v.string(),
  v.description('Path without extension; add `.png`, or a width and `.avif` or `.webp`.'),
);

const newsItemSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    title: v.pipe(v.string(), v.description('Translation key.')),
    content: v.pipe(v.string(), v.description('Translation key of an HTML message.')),
    image: picturePath,
    published_date: v.pipe(v.string(), v.isoDate()),
    views: viewsSchema,
    author: v.object({ image: picturePath, name: v.string(), first_surname: v.string() }),
  }),
  v.title('NewsItem'),
) satisfies v.GenericSchema<NewsItem>;

const BY_ID = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[1-9]\\d*$', description: 'Number of the article.' } },
};

const NO_ARTICLE = { 404: problem('There is no such article.') };

interface ById {
  Params: { id: string };
}

/** The news list, one item, and its view counter, which reads no body whatever its type. */
export function newsRoutes(app: FastifyInstance, { config, store, site, now }: RouteDeps): void {
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

  app.get(
    ENDPOINTS.news,
    {
      schema: {
        operationId: 'listNews',
        summary: 'All articles, newest first.',
        response: { 200: answer('As it is now.', v.array(newsItemSchema)), ...FAILURES },
      },
    },
    async (_request, reply) => reply.type(JSON_TYPE).send(await news.list()),
  );

  app.get<ById>(
    ENDPOINTS.newsItem(':id'),
    {
      schema: {
        operationId: 'readArticle',
        summary: 'One article.',
        params: BY_ID,
        response: { 200: answer('As it is now.', newsItemSchema), ...NO_ARTICLE, ...FAILURES },
      },
    },
    async ({ params }, reply) => reply.type(JSON_TYPE).send(await news.get(params.id)),
  );

  app.patch<ById>(
    ENDPOINTS.incrementViews(':id'),
    {
      config: limited(config.rateLimits.visits),
      schema: {
        operationId: 'countView',
        summary: 'Add one view.',
        params: BY_ID,
        response: {
          200: answer('Counted.', v.object({ views: viewsSchema })),
          ...NO_ARTICLE,
          ...TOO_MANY,
          ...FAILURES,
        },
      },
    },
    async ({ params }) => ({ views: await news.view(params.id) }),
  );
}
