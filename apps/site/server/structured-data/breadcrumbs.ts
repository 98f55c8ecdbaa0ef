import { SITE_NAME } from '@fatal/contracts';
import { pageUrl } from '../page-url.ts';
import type { Subject } from '../subject.ts';
import type { Node } from './node.ts';

/** Returns the breadcrumbs from the home page to the page. */
export function breadcrumbs({ origin, locale, path, title, trail }: Subject): Node {
  const steps = [{ title: SITE_NAME, path: '/' }, ...trail, { title, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: pageUrl(origin, step.path, locale),
    })),
  };
}
