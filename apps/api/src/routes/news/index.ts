import * as v from 'valibot';
import { ENDPOINTS, studioDay, type NewsItem } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';
import { notFound } from '../../messages/problem.ts';
import { answer, FAILURES, problem, TOO_MANY } from '../../schemas/answers.ts';

/**
 * Time for which the list of news is cached, in milliseconds, so that the store is read once per period however many requests
 * arrive. A view counted by this process shows at once.
 */
export const FRESH = 1_000;

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

const NO_ARTICLE = { 404: problem('The article does not exist.') };

interface ById {
  Params: { id: string };
}

/** Serves the news of the built site, with the views counted since. The view counter ignores the body and its type. */
export const news: Routes = (app, { config, store, site, now }) => {
  let known: { at: number; items: Promise<NewsItem[]> } | undefined;
  const itemsOut = () => {
    // If the clock was set back, the list must still expire.
    if (!known || Math.abs(now() - known.at) >= FRESH) known = { at: now(), items: readItems() };
    return known.items;
  };
  async function readItems(): Promise<NewsItem[]> {
    const views = await store.viewsByArticle();
    const today = studioDay(now());
    return site.news
      .filter(({ published_date: day }) => day <= today)
      .map((item) => ({ ...item, views: views.get(item.id) ?? 0 }));
  }
  async function itemOut(id: string): Promise<NewsItem> {
    const item = (await itemsOut()).find((candidate) => String(candidate.id) === id);
    if (!item) throw notFound();
    return item;
  }

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
        response: { 200: answer('Current articles.', v.array(newsItemSchema)), ...FAILURES },
      },
    },
    () => itemsOut(),
  );

  app.get<ById>(
    ENDPOINTS.newsItem(':id'),
    {
      schema: {
        operationId: 'readArticle',
        summary: 'One article.',
        params: BY_ID,
        response: { 200: answer('Current article.', newsItemSchema), ...NO_ARTICLE, ...FAILURES },
      },
    },
    ({ params }) => itemOut(params.id),
  );

  app.patch<ById>(
    ENDPOINTS.incrementViews(':id'),
    {
      config: { maxRequests: config.rateLimits.visits },
      schema: {
        operationId: 'countView',
        summary: 'Add one view.',
        params: BY_ID,
        response: {
          200: answer('The view is counted.', v.object({ views: viewsSchema })),
          ...NO_ARTICLE,
          ...TOO_MANY,
          ...FAILURES,
        },
      },
    },
    async ({ params }) => {
      const { id } = await itemOut(params.id);
      const views = await store.incrementViews(id);
      known = undefined;
      return { views };
    },
  );
};
