import type { I18n } from '@lingui/core';
import { LOCALE_NAMES, languageTag, type Locale } from '@fatal/contracts';
import { senderName } from '../mail/templates/sender.ts';
import { MARKED } from '../mail/templates/summary.ts';
import { writtenTime } from '../mail/templates/time.ts';
import { i18nFor } from '../messages/i18n.ts';
import { answerRows, type FileCopy, type Row } from './answer-rows.ts';
import { sectionOf, type Application } from './applications.ts';
import { documentOf, escaped, nameElement, timeElement } from './document.ts';
import { WORDS } from './words.ts';

/** All that somebody sent, for reading and printing. @param indexPath From the page to the index. */
export function applicantPage(
  application: Application,
  copy: FileCopy | undefined,
  indexPath: string,
  locale: Locale,
): string {
  const i18n = i18nFor(locale);
  const section = sectionOf(application, i18n);
  const { id, createdAt, spam } = application;
  const name = nameOf(application, i18n);
  const facts: Row[] = [
    [i18n._(WORDS.received), timeElement(createdAt, writtenTime(createdAt, locale))],
    [i18n._(WORDS.language), languageOf(application.locale)],
    [i18n._(MARKED), escaped(i18n._(spam ? WORDS.yes : WORDS.no))],
    [i18n._(WORDS.reference), escaped(id)],
  ];
  const body = `<nav><a href="${indexPath}#${section.id}">${escaped(i18n._(WORDS.all))}</a></nav>
<main>
<h1>${nameElement(name, application.locale)}</h1>
<p>${escaped(section.title)}</p>
${spam ? `<p class="mark">${escaped(i18n._(MARKED))}</p>\n` : ''}${listOf(facts)}
<h2>${escaped(i18n._(WORDS.answers))}</h2>
${listOf(answerRows(application, copy, locale))}
</main>`;
  return documentOf(`${name} – ${section.title}`, locale, body);
}

export const nameOf = (application: Application, i18n: I18n) =>
  senderName(application) || i18n._(WORDS.nameless);

/** The name of a language, in itself. */
export const languageOf = (locale: Locale) =>
  `<span lang="${languageTag(locale)}">${escaped(LOCALE_NAMES[locale])}</span>`;

const listOf = (rows: readonly Row[]) =>
  `<dl>\n${rows.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${value}</dd></div>`).join('\n')}\n</dl>`;
