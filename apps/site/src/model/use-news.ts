import { DEFAULT_NEWS_COUNT, type NewsItem } from '@fatal/contracts';
import { useEffect, useState } from 'react';
import { browserSource } from '../routes/browser-source.ts';
import { useSite } from '../routes/site-context.ts';
import { newsItems } from './news-items.ts';

/** Returns the news from the API, or the default items while it loads or if it fails. */
export function useNews(): readonly NewsItem[] {
  const { day } = useSite().settings;
  const [items, setItems] = useState(() => newsItems(day).slice(0, DEFAULT_NEWS_COUNT));

  useEffect(() => {
    let left = false;
    browserSource.news().then(
      (answer) => {
        if (!left) setItems(answer);
      },
      (error: unknown) => {
        console.error(error);
      },
    );
    return () => {
      left = true;
    };
  }, []);

  return items;
}
