import { languageTag, SITE_NAME } from '@fatal/contracts';
import { pageUrl } from '../page-url.ts';
import type { Subject } from '../subject.ts';

/** An item of schema.org. */
export interface Node {
  '@type': string;
  [property: string]: unknown;
}

/** The address of the subject's own page. */
export const urlOf = ({ origin, path, locale }: Subject): string => pageUrl(origin, path, locale);

/** What every description of a page says about it. */
export const aboutPage = (subject: Subject) => ({
  url: urlOf(subject),
  inLanguage: languageTag(subject.locale),
  description: subject.description,
});

/** The studio, as other items name it: who publishes, hires and makes. The home page says more about it. */
export const studio = ({ origin }: Subject): Node => ({
  '@type': 'Organization',
  '@id': `${origin}/#studio`,
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});
