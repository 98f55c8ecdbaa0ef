import { formatTag, LOCALES, SITE_NAME, type Locale } from '@fatal/contracts';
import { articles } from '#content/news';
import { SHARE_SIZE } from '../build/share/size.ts';
import { pageUrl } from './page-url.ts';
import type { Subject } from './subject.ts';

/** Returns a language in the format of Open Graph, with its most likely territory. */
function openGraphLocale(locale: Locale): string {
  const { language, region = '' } = new Intl.Locale(formatTag(locale)).maximize();
  return `${language}_${region}`;
}

type Property = [name: string, content: string];

/** Returns the Open Graph properties (ogp.me), which other sites read for link previews. */
export function openGraph({ origin, path, route, params, locale, ...page }: Subject): Property[] {
  const article = route === '/news/:id' && articles.find(({ id }) => String(id) === params.id);
  return [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', SITE_NAME],
    ['og:locale', openGraphLocale(locale)],
    ...LOCALES.filter((other) => other !== locale).map((other): Property => [
      'og:locale:alternate',
      openGraphLocale(other),
    ]),
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', pageUrl(origin, path, locale)],
    ['og:image', origin + page.shareImage],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', page.title],
    ...(article ? [['article:published_time', article.publishedDate] satisfies Property] : []),
  ];
}

/** Returns the properties for link previews on X, which reads the title, description and image from Open Graph. */
export const twitterCard = ({ title }: Subject): Property[] => [
  ['twitter:card', 'summary_large_image'],
  ['twitter:image:alt', title],
];
