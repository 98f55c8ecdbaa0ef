import { formatTag, LOCALES, SITE_NAME, type Locale } from '@fatal/contracts';
import { articles } from '#content/news';
import { SHARE_SIZE } from '../build/share/size.ts';
import { pageUrl } from './page-url.ts';
import type { Subject } from './subject.ts';

/** A language as Open Graph names it, with the territory that is likeliest for it. */
function openGraphLocale(locale: Locale): string {
  const { language, region = '' } = new Intl.Locale(formatTag(locale)).maximize();
  return `${language}_${region}`;
}

type Property = [name: string, content: string];

/** Open Graph (ogp.me): what other sites show beside a link to the page. */
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

/** The card of X, which reads title, description and image from Open Graph. */
export const twitterCard = ({ title }: Subject): Property[] => [
  ['twitter:card', 'summary_large_image'],
  ['twitter:image:alt', title],
];
