import { emailIn, LOCALE_NAMES, languageTag, type Locale } from '@fatal/contracts';
import { escapeHtml, harmless } from '../mail/render.ts';
import { writtenTime } from '../mail/templates/time.ts';

/** HTML, as opposed to text that still has to be escaped. */
export interface Markup {
  html: string;
}

export const raw = (html: string): Markup => ({ html });

type Part = string | Markup | readonly Markup[];

/** A template of HTML: each text in it is escaped. */
export const markup = (template: TemplateStringsArray, ...parts: Part[]): Markup =>
  raw(String.raw({ raw: template }, ...parts.map(htmlOf)));

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(harmless(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A link where the text is an address of the web, and else the text alone. */
export function webLink(text: string): Markup {
  const isLink = /^https?:\/\//i.test(text) && URL.canParse(text);
  return isLink ? markup`<a href="${text}" rel="noreferrer">${text}</a>` : markup`${text}`;
}

/** A link that writes to an address, where no part of it can be anything else. */
export function mailLink(address: string): Markup {
  const email = emailIn(address);
  if (email === undefined) return markup`${address}`;
  const url = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return markup`<a href="${url}" rel="noreferrer">${address}</a>`;
}

/** Drawn as people of the sender's language write it, and apart from the direction of the words around it. */
export const nameElement = (name: string, written: Locale): Markup =>
  markup`<bdi lang="${languageTag(written)}">${name}</bdi>`;

/** @param instant ISO 8601. */
export const timeElement = (instant: string, locale: Locale): Markup =>
  markup`<time datetime="${instant}">${writtenTime(instant, locale)}</time>`;

/** The name of a language, in itself. */
export const languageElement = (locale: Locale): Markup =>
  markup`<span lang="${languageTag(locale)}">${LOCALE_NAMES[locale]}</span>`;
