import { documentTitle, GATE_FLAG, languageTag, LOCALES } from '@fatal/contracts';
import { PREVIEW_FRAME } from '../build/preview-page.ts';
import headScript from '../src/entry/head.inline.ts?inline-script';
import { escapeText } from './escape.ts';
import { FEED_TYPE, feedPath } from './feed.ts';
import { openGraph, twitterCard } from './open-graph.ts';
import { pageUrl } from './page-url.ts';
import { isPreview } from './preview.ts';
import type { Subject } from './subject.ts';

const element = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeText(value)}"`)
    .join(' ')}>`;
const link = (attributes: Record<string, string>) => element('link', attributes);
const meta = (attributes: Record<string, string>) => element('meta', attributes);

/** Returns the page-specific part of `<head>`, starting with its inline scripts. */
export function headHtml(subject: Subject): string {
  const { title, description, locale, noIndex, words } = subject;
  const feed = documentTitle(words('news.list.head'), locale);
  return [
    // In a preview, the frames that show a page in several languages skip the age check.
    ...(isPreview()
      ? [`<script>if(name==='${PREVIEW_FRAME}')localStorage.setItem('${GATE_FLAG}','true')</script>`]
      : []),
    `<script>${headScript}</script>`,
    `<title>${escapeText(documentTitle(title, locale))}</title>`,
    meta({ name: 'description', content: description }),
    ...(noIndex ? [meta({ name: 'robots', content: 'noindex' })] : addresses(subject)),
    link({ rel: 'alternate', type: FEED_TYPE, title: feed, href: feedPath(locale) }),
    ...openGraph(subject).map(([property, content]) => meta({ property, content })),
    ...twitterCard(subject).map(([name, content]) => meta({ name, content })),
  ].join('\n');
}

/** Returns links to the canonical URL and to the other languages. */
function addresses({ origin, path, locale }: Subject): string[] {
  return [
    link({ rel: 'canonical', href: pageUrl(origin, path, locale) }),
    ...LOCALES.map((other) =>
      link({ rel: 'alternate', hreflang: languageTag(other), href: pageUrl(origin, path, other) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: origin + path }),
  ];
}
