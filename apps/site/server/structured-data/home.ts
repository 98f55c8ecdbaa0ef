import { languageTag, LOCALES, SITE_NAME } from '@fatal/contracts';
import { socialLinks } from '#content/links';
import { pageUrl } from '../page-url.ts';
import type { Subject } from '../subject.ts';
import { aboutPage, studio, type Node } from './node.ts';

/**
 * Returns the studio with all its properties. Its contact is the contact form, so that no personal email address is published.
 */
export const organization = (subject: Subject): Node => ({
  ...studio(subject),
  description: subject.description,
  sameAs: socialLinks.map(({ href }) => href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: `${pageUrl(subject.origin, '/support', subject.locale)}#contact`,
    availableLanguage: LOCALES.map(languageTag),
  },
});

/** Returns the site, which gives search results its name. */
export const webSite = (subject: Subject): Node => ({
  '@type': 'WebSite',
  '@id': `${subject.origin}/#site`,
  name: SITE_NAME,
  alternateName: subject.title,
  ...aboutPage(subject),
  publisher: { '@id': studio(subject)['@id'] },
});
