import { DEFAULT_LOCALE, parseLocale, type Locale } from '@fatal/contracts';

/** The best language of an `Accept-Language` header that the product speaks; English when there is none. */
export function acceptedLocale(header: string | undefined): Locale {
  const wishes = (header ?? '').split(',').map(readWish);
  wishes.sort((one, other) => other.quality - one.quality);
  return wishes.find(({ locale, quality }) => locale && quality > 0)?.locale ?? DEFAULT_LOCALE;
}

function readWish(part: string): { locale: Locale | undefined; quality: number } {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return { locale: parseLocale(range.split('-')[0]), quality: Number.isNaN(quality) ? 0 : quality };
}
