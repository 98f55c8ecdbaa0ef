import type { NewsItem } from '@fatal/contracts';
import { notFound } from '../../problem.ts';
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

interface Answers {
  list: Buffer;
  items: Map<string, Buffer>;
}

/** @param now The time in milliseconds. */
export function createNews(
  items: readonly NewsItem[],
  store: Pick<Store, 'viewsByArticle' | 'incrementViews'>,
  now: () => number,
): News {
  let known: { at: number; answers: Promise<Answers> } | undefined;

  async function read(): Promise<Answers> {
    const views = await store.viewsByArticle();
    const counted = items.map((item) => ({ ...item, views: views.get(item.id) ?? 0 }));
    return { list: json(counted), items: new Map(counted.map((item) => [String(item.id), json(item)])) };
  }

  function answers(): Promise<Answers> {
    // A clock that was set back must not hold them for ever.
    if (known && Math.abs(now() - known.at) < FRESH) return known.answers;
    const reading = { at: now(), answers: read() };
    known = reading;
    reading.answers.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.answers;
  }

  return {
    list: async () => (await answers()).list,
    async get(id) {
      const item = (await answers()).items.get(id);
      if (!item) throw notFound();
      return item;
    },
    async view(id) {
      const item = items.find((candidate) => String(candidate.id) === id);
      if (!item) throw notFound();
      const views = await store.incrementViews(item.id);
      known = undefined;
      return views;
    },
  };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
