import { languageTag, SITE_NAME } from '@fatal/contracts';
import { pageUrl } from '../page-url.ts';
import type { Subject } from '../subject.ts';

/** Item in the vocabulary of schema.org. */
export interface Node {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the URL of the subject's page. */
export const urlOf = ({ origin, path, locale }: Subject): string => pageUrl(origin, path, locale);

/** Returns the properties that items about a page share. */
export const aboutPage = (subject: Subject) => ({
  url: urlOf(subject),
  inLanguage: languageTag(subject.locale),
  description: subject.description,
});

/** Returns the studio as publisher, employer or author of another item. The home page describes it in full. */
export const studio = ({ origin }: Subject): Node => ({
  '@type': 'Organization',
  '@id': `${origin}/#studio`,
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});
