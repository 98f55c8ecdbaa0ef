import type { Locale } from '@fatal/contracts';

/** Returns the path of the picture for link previews of a page in a language. */
export function shareImageOf(address: string, locale: Locale): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${locale}.jpg`;
}
