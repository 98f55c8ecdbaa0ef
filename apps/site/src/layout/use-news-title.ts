import type { NewsItem } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { useContentText } from '../model/use-content-text.ts';

/** Words the title of a news item; an item whose key no catalog has gets a title that is true of all. */
export function useNewsTitle(): (item: NewsItem) => string {
  const { t } = useLingui();
  const text = useContentText();
  const untitled = t({ id: 'shell.news.untitled', message: 'From the studio' });
  return (item) => text(item.title) ?? untitled;
}
