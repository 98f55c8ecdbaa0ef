import { emailIn, LOCALE_NAMES, languageTag, type Locale } from '@fatal/contracts';
import { escapeHtml, removeControlCharacters } from '../mail/render.ts';
import { writtenTime } from '../mail/templates/time.ts';

/** HTML. Plain text still has to be escaped. */
export interface Markup {
  html: string;
}

export const raw = (html: string): Markup => ({ html });

type Part = string | Markup | readonly Markup[];

/** Builds HTML from a template, and escapes each text in it. */
export const markup = (template: TemplateStringsArray, ...parts: Part[]): Markup =>
  raw(String.raw({ raw: template }, ...parts.map(htmlOf)));

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(removeControlCharacters(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Renders a URL as a link. Returns other text unchanged. */
export function webLink(text: string): Markup {
  const isLink = /^https?:\/\//i.test(text) && URL.canParse(text);
  return isLink ? markup`<a href="${text}" rel="noreferrer">${text}</a>` : markup`${text}`;
}

/** Renders an email address as a `mailto:` link if every part of it is safe to use in one. */
export function mailLink(address: string): Markup {
  const email = emailIn(address);
  if (email === undefined) return markup`${address}`;
  const url = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return markup`<a href="${url}" rel="noreferrer">${address}</a>`;
}

/** Marks text with the sender's language, and isolates its direction from the text around it. */
export const nameElement = (name: string, written: Locale): Markup =>
  markup`<bdi lang="${languageTag(written)}">${name}</bdi>`;

/** @param instant ISO 8601. */
export const timeElement = (instant: string, locale: Locale): Markup =>
  markup`<time datetime="${instant}">${writtenTime(instant, locale)}</time>`;

/** Returns the name of a language, in that language. */
export const languageElement = (locale: Locale): Markup =>
  markup`<span lang="${languageTag(locale)}">${LOCALE_NAMES[locale]}</span>`;
