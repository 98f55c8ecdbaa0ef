import { ENDPOINTS, type NewsItem } from '@fatal/contracts';
import { notFound } from '../../messages/problem.ts';
import type { Store } from '../../store/store.ts';

/** The news that the site was built with, with the views counted since, as JSON. */
export interface News {
  list(): Promise<Buffer>;
  /** Throws a 404 for an id that names no item, like the next. */
  get(id: string): Promise<Buffer>;
  /** Adds a view and returns the new count. */
  view(id: string): Promise<number>;
}

/**
 * For how long counts are shown before they are read again, in milliseconds: however many people ask, the store is read
 * once in that time. A view that was counted here shows at once.
 */
export const FRESH = 1_000;

/** By path. */
type Answers = ReadonlyMap<string, Buffer>;

interface Reading {
  at: number;
  answers: Promise<Answers>;
}

/**
 * @param items Those that are out now.
 * @param now The time in milliseconds.
 */
export function createNews(
  items: () => readonly NewsItem[],
  store: Pick<Store, 'viewsByArticle' | 'incrementViews'>,
  now: () => number,
): News {
  let known: Reading | undefined;

  async function read(): Promise<Answers> {
    const views = await store.viewsByArticle();
    const counted = items().map((item) => ({ ...item, views: views.get(item.id) ?? 0 }));
    return new Map([
      [ENDPOINTS.news, json(counted)],
      ...counted.map((item) => [ENDPOINTS.newsItem(item.id), json(item)] as const),
    ]);
  }

  // A clock that was set back must not hold them for ever.
  const isFresh = ({ at }: Reading) => Math.abs(now() - at) < FRESH;

  function answers(): Promise<Answers> {
    if (known && isFresh(known)) return known.answers;
    const reading: Reading = { at: now(), answers: read() };
    known = reading;
    reading.answers.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.answers;
  }

  async function get(path: string): Promise<Buffer> {
    const answer = (await answers()).get(path);
    if (!answer) throw notFound();
    return answer;
  }

  return {
    list: () => get(ENDPOINTS.news),
    get: (id) => get(ENDPOINTS.newsItem(id)),
    async view(id) {
      const item = items().find((candidate) => String(candidate.id) === id);
      if (!item) throw notFound();
      const views = await store.incrementViews(item.id);
      known = undefined;
      return views;
    },
  };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
