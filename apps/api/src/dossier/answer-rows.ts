import type { I18n } from '@lingui/core';
import { FORMS, formatTag, languageTag, type Locale } from '@fatal/contracts';
import { answersOf, platformText, type Answer } from '../mail/templates/answers.ts';
import { warningsOf } from '../mail/templates/notice.ts';
import { i18nFor } from '../messages/i18n.ts';
import { labelled, remarked } from '../messages/punctuation.ts';
import type { Application } from './applications.ts';
import { escaped, mailLink, webLink } from './document.ts';
import { WORDS } from './words.ts';

/** A label, and a value that is HTML. */
export type Row = readonly [label: string, value: string];

/** The copy of an applicant's file. */
export interface FileCopy {
  /** Beside the page; left out where there is none. */
  path?: string;
  /** What is wrong with it, if anything is. */
  problem?: 'missing' | 'damaged';
}

/** What somebody answered, in the order of the form. */
export const answerRows = (application: Application, copy: FileCopy | undefined, locale: Locale): Row[] => [
  ...answersOf(application, i18nFor(locale)).map((answer): Row => [
    answer.label,
    valueOf(answer, application, copy, locale),
  ]),
  ...otherAnswers(application),
];

function valueOf(
  { field, kind, value }: Answer,
  { locale: written, payload, file }: Application,
  copy: FileCopy | undefined,
  locale: Locale,
): string {
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
      return `<div class="written" dir="auto" lang="${languageTag(written)}">${escaped(value)}</div>`;
    default:
      return escaped(value);
  }
}

function linksOf(rows: unknown, i18n: I18n): string {
  const items = (rows as { platform?: string; link: string }[]).map(
    ({ platform, link }) =>
      `<li>${platform === undefined ? webLink(link) : labelled(escaped(platformText(platform, i18n)), webLink(link), i18n.locale)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** The name is the sender's, that of the copy is ours. */
function fileOf(file: NonNullable<Application['file']>, copy: FileCopy | undefined, locale: Locale): string {
  const i18n = i18nFor(locale);
  const { name, size } = file;
  const { path, problem } = copy ?? {};
  const link = path === undefined ? escaped(name) : `<a href="${escaped(path)}">${escaped(name)}</a>`;
  const note = problem === undefined ? '' : ` <span class="mark">${escaped(i18n._(WORDS[problem]))}</span>`;
  const warnings = warningsOf({ file }, i18n).map((text) => `<p class="mark">${escaped(text)}</p>`);
  return `${remarked(`<bdi>${link}</bdi>`, escaped(kilobytes(size, locale)), i18n.locale)}${note}${warnings.join('')}`;
}

const kilobytes = (size: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil(size / 1000));

/** What an earlier form asked for, under the name that it had. */
function otherAnswers({ kind, payload }: Application): Row[] {
  return Object.entries(payload)
    .filter(([field, value]) => !Object.hasOwn(FORMS[kind], field) && value !== '' && value !== null)
    .map(([field, value]) => [
      field,
      `<div class="written" dir="auto">${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</div>`,
    ]);
}
