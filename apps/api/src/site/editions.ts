import { dayBefore, studioMidnight } from '@fatal/contracts';
import type { Site } from './load-site.ts';

/** All that is shown at a time. */
export interface ShownEdition extends Pick<Site, 'pages' | 'texts'> {
  /** The day (ISO 8601) of what is shown; `undefined` where nothing was to come when the site was built. */
  day: string | undefined;
  /** When the next day brings something, in milliseconds; `Infinity` where nothing is to come. */
  until: number;
}

/** What a site shows at `now` (milliseconds): what was out when it was built, and what each day since then has brought. */
export function editionAt({ pages, texts, editions }: Site, now: number): ShownEdition {
  const [first] = editions;
  const shown: ShownEdition = { day: first && dayBefore(first.day), pages, texts, until: Infinity };
  for (const { day, ...changed } of editions) {
    const midnight = studioMidnight(day);
    if (now < midnight) return { ...shown, until: midnight };
    shown.day = day;
    shown.pages = new Map([...shown.pages, ...Object.entries(changed.pages)]);
    shown.texts = new Map([...shown.texts, ...Object.entries(changed.texts)]);
  }
  return shown;
}

/** Whether content of a day (ISO 8601) is shown at `now` (milliseconds). What was out when the site was built always is. */
export const isOut = ({ editions }: Pick<Site, 'editions'>, day: string, now: number): boolean =>
  !editions.some((edition) => edition.day === day) || studioMidnight(day) <= now;
