import { ENDPOINTS, type NewsItem } from '@fatal/contracts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNumberFormat } from '../../layout/use-number-format.ts';

/** Counts the view once and returns the number of views as text, or `null` until the server responds. */
export function useViews({ id }: NewsItem): string | null {
  const { t } = useLingui();
  const number = useNumberFormat();
  const [views, setViews] = useState<number | null>(null);
  const counted = useRef(false);

  useEffect(() => {
    if (counted.current) return;
    counted.current = true;
    fetch(ENDPOINTS.incrementViews(id), { method: 'PATCH' })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The view was answered with ${String(response.status)}.`);
        setViews(((await response.json()) as { views: number }).views);
      })
      .catch((error: unknown) => {
        console.error(error);
      });
  }, [id]);

  if (views === null) return null;
  const written = number(views);
  return t({
    id: 'news.article.views',
    message: plural(views, { one: `${written} view`, other: `${written} views` }),
  });
}
