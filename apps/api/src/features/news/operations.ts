import * as v from 'valibot';
import type { NewsItem } from '@fatal/contracts';
import { reads, type Operation } from '../../openapi/operation.ts';
import { problemSchema } from '../../openapi/problem-schema.ts';

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

const ofArticle: Partial<Operation> = {
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Number of the article.',
      schema: { type: 'string', pattern: '^[1-9]\\d*$' },
    },
  ],
  responses: { 404: { description: 'There is no such article.', schema: problemSchema } },
};

export const LIST_NEWS = reads('listNews', 'All articles, newest first.', v.array(newsItemSchema));

export const READ_ARTICLE = reads('readArticle', 'One article.', newsItemSchema, ofArticle);

export const COUNT_VIEW = reads(
  'countView',
  'Add one view.',
  v.pipe(v.object({ views: viewsSchema }), v.title('Views')),
  ofArticle,
);
