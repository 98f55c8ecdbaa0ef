import type { I18n } from '@lingui/core';
import { FORMS, formatTag, languageTag, type Locale } from '@fatal/contracts';
import { answersOf, platformText, type Answer } from '../mail/templates/answers.ts';
import { warningsOf } from '../mail/templates/notice.ts';
import { senderName } from '../mail/templates/sender.ts';
import { MARKED } from '../mail/templates/summary.ts';
import { i18nFor } from '../messages/i18n.ts';
import { labelled, withNote } from '../messages/punctuation.ts';
import { sectionOf, type Application } from './applications.ts';
import { documentOf } from './document.ts';
import { languageElement, mailLink, markup, nameElement, raw, timeElement, webLink } from './markup.ts';
import type { Markup } from './markup.ts';
import { WORDS } from './words.ts';

/** Copy of an applicant's file. */
export interface FileCopy {
  /** File in the folder of the page. Omitted if there is no copy. */
  path?: string;
  problem?: 'missing' | 'damaged';
}

/** Renders the page of an application, to read and print. @param indexPath Relative path to the index. */
export function applicantPage(
  application: Application,
  copy: FileCopy | undefined,
  indexPath: string,
  locale: Locale,
): string {
  const i18n = i18nFor(locale);
  const section = sectionOf(application, i18n);
  const { id, createdAt, spam, locale: written } = application;
  const name = nameOf(application, i18n);
  const facts = [
    row(i18n._(WORDS.received), timeElement(createdAt, locale)),
    row(i18n._(WORDS.language), languageElement(written)),
    row(i18n._(MARKED), i18n._(spam ? WORDS.yes : WORDS.no)),
    row(i18n._(WORDS.reference), id),
  ];
  const answers = answersOf(application, i18n).map((answer) =>
    row(answer.label, valueOf(answer, application, copy, locale)),
  );
  const body = markup`<nav><a href="${indexPath}#${section.id}">${i18n._(WORDS.all)}</a></nav>
<main>
<h1>${nameElement(name, written)}</h1>
<p>${section.title}</p>
${spam ? markup`<p class="mark">${i18n._(MARKED)}</p>\n` : ''}<dl>
${facts}</dl>
<h2>${i18n._(WORDS.answers)}</h2>
<dl>
${answers}${otherAnswers(application)}</dl>
</main>`;
  return documentOf(`${name} – ${section.title}`, locale, body);
}

export const nameOf = (application: Application, i18n: I18n) =>
  senderName(application) || i18n._(WORDS.nameless);

const row = (label: string, value: string | Markup) =>
  markup`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;

function valueOf(
  { field, kind, value }: Answer,
  { locale: written, payload, file }: Application,
  copy: FileCopy | undefined,
  locale: Locale,
): string | Markup {
  switch (kind) {
    case 'email':
      return mailLink(value);
    case 'url':
      return webLink(value);
    case 'links':
      return linksOf(payload[field], i18nFor(locale));
    case 'file':
      return file ? fileOf(file, copy, locale) : '';
    case 'text':
    case 'textarea':
      return markup`<div class="written" dir="auto" lang="${languageTag(written)}">${value}</div>`;
    default:
      return value;
  }
}

function linksOf(rows: unknown, i18n: I18n): Markup {
  const items = (rows as { platform?: string; link: string }[]).map(({ platform, link }) => {
    if (platform === undefined) return markup`<li>${webLink(link)}</li>`;
    const label = markup`${platformText(platform, i18n)}`;
    return markup`<li>${raw(labelled(label.html, webLink(link).html, i18n.locale))}</li>`;
  });
  return markup`<ul>${items}</ul>`;
}

/** Links to the file. The link text is the sender's file name; the copy has a safe one. */
function fileOf(file: NonNullable<Application['file']>, copy: FileCopy | undefined, locale: Locale): Markup {
  const i18n = i18nFor(locale);
  const { path, problem } = copy ?? {};
  const link = path === undefined ? markup`${file.name}` : markup`<a href="${path}">${file.name}</a>`;
  const named = raw(withNote(`<bdi>${link.html}</bdi>`, kilobytes(file.size, locale), i18n.locale));
  const note = problem === undefined ? '' : markup` <span class="mark">${i18n._(WORDS[problem])}</span>`;
  return markup`${named}${note}${warningsOf({ file }, i18n).map((text) => markup`<p class="mark">${text}</p>`)}`;
}

const kilobytes = (size: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil(size / 1000));

/** Lists answers to fields that the form no longer has, under their stored names. */
const otherAnswers = ({ kind, payload }: Application): Markup[] =>
  Object.entries(payload)
    .filter(([field, value]) => !Object.hasOwn(FORMS[kind], field) && value !== '' && value !== null)
    .map(([field, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return row(field, markup`<div class="written" dir="auto">${text}</div>`);
    });
