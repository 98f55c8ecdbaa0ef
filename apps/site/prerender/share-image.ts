import type { Locale } from '@fatal/contracts';

/** Size of every share image in CSS pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the picture that other sites show beside a link to a page; `tools/art` draws one for each language. */
export function shareImageOf(address: string, locale: Locale): string {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return `/images/share/${name}.${locale}.jpg`;
}
