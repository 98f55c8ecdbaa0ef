import { scriptJson } from '../../src/entry/document-state.ts';
import type { Subject } from '../subject.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faq-page.ts';
import { organization, webSite } from './home.ts';
import { jobPosting } from './job-posting.ts';
import { newsArticle } from './news-article.ts';
import type { Node } from './node.ts';
import { pressKit } from './press-kit.ts';
import { videoGame } from './video-game.ts';

/** Main items of pages, by route pattern. */
const TOPICS: Readonly<Record<string, readonly ((subject: Subject) => Node | [])[]>> = {
  '/': [organization, webSite],
  '/games/fatal-unleashed-darkness': [videoGame],
  '/news/:id': [newsArticle],
  '/join-us/:role': [jobPosting],
  '/support': [faqPage],
  '/press': [pressKit],
};

/** Returns the schema.org items of a page: its main items and breadcrumbs. Empty for pages with `noIndex`. */
export function structuredData(subject: Subject): Node[] {
  if (subject.noIndex) return [];
  const topics = (TOPICS[subject.route] ?? []).flatMap((describe) => describe(subject));
  return subject.path === '/' ? topics : [...topics, breadcrumbs(subject)];
}

/** Returns the items as a JSON-LD script element, or an empty string if there are none. */
export function structuredDataHtml(subject: Subject): string {
  const items = structuredData(subject);
  if (items.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
