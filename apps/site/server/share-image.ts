import type { Locale } from '@fatal/contracts';

/** Path of the picture that other sites show beside a link to a page; each language has its own. */
export function shareImageOf(address: string, locale: Locale): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${locale}.jpg`;
}
