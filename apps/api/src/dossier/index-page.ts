import type { I18n } from '@lingui/core';
import { FORMS, type Locale } from '@fatal/contracts';
import { MARKED } from '../mail/templates/summary.ts';
import { writtenTime } from '../mail/templates/time.ts';
import { i18nFor } from '../messages/i18n.ts';
import { remarked } from '../messages/punctuation.ts';
import { languageOf } from './applicant-page.ts';
import type { Section } from './applications.ts';
import { documentOf, escaped, nameElement, timeElement } from './document.ts';
import { WORDS } from './words.ts';

/** An application in the index. */
export interface Entry {
  name: string;
  section: Section;
  createdAt: string;
  locale: Locale;
  spam: boolean;
  /** From the index to its page. */
  path: string;
}

export interface IndexFacts {
  /** ISO 8601: when it was made, and from when on it holds applications. */
  madeAt: string;
  since?: string;
}

const MARKED_ID = 'marked';

/** Names everybody, by position, and once more whoever is marked as spam. */
export function indexPage(entries: readonly Entry[], { madeAt, since }: IndexFacts, locale: Locale): string {
  const i18n = i18nFor(locale);
  const marked = entries.filter(({ spam }) => spam);
  const sections = sectionsOf(entries);
  const title = i18n._(WORDS.title);
  const time = (instant: string) => ({ values: { time: writtenTime(instant, locale) } });
  const tables = sections.map(({ section, entries: own }) =>
    sectionHtml(section.id, section.title, applicationsTable(own, section.id, i18n, locale)),
  );
  if (marked.length > 0) {
    tables.push(sectionHtml(MARKED_ID, i18n._(MARKED), markedTable(marked, i18n, locale)));
  }
  const body = `<header>
<h1>${escaped(title)}</h1>
<p>${escaped(i18n._({ ...WORDS.counts, values: { count: entries.length, marked: marked.length } }))}</p>
<p class="quiet">${escaped(i18n._({ ...WORDS.made, ...time(madeAt) }))}${since === undefined ? '' : ` ${escaped(i18n._({ ...WORDS.since, ...time(since) }))}`}<br>
${escaped(i18n._(WORDS.personal))}</p>
</header>
${entries.length === 0 ? '' : contents(sections, marked.length, i18n)}<main>
${entries.length === 0 ? `<p>${escaped(i18n._(WORDS.none))}</p>` : tables.join('\n')}
</main>`;
  return documentOf(title, locale, body);
}

interface SectionEntries {
  section: Section;
  entries: Entry[];
}

/** Oldest first in each. */
function sectionsOf(entries: readonly Entry[]): SectionEntries[] {
  const byId = new Map<string, SectionEntries>();
  for (const entry of entries) {
    const known = byId.get(entry.section.id);
    if (known) known.entries.push(entry);
    else byId.set(entry.section.id, { section: entry.section, entries: [entry] });
  }
  return [...byId.values()].sort((one, other) => one.section.rank - other.section.rank);
}

function contents(sections: readonly SectionEntries[], marked: number, i18n: I18n): string {
  const item = (id: string, title: string, count: number) =>
    `<li>${remarked(`<a href="#${id}">${escaped(title)}</a>`, String(count), i18n.locale)}</li>`;
  const items = sections.map(({ section, entries }) => item(section.id, section.title, entries.length));
  if (marked > 0) items.push(item(MARKED_ID, i18n._(MARKED), marked));
  return `<nav aria-label="${escaped(i18n._(WORDS.contents))}"><ul>${items.join('')}</ul></nav>\n`;
}

const sectionHtml = (id: string, title: string, table: string) =>
  `<section><h2 id="${id}">${escaped(title)}</h2>\n${table}</section>`;

function applicationsTable(entries: readonly Entry[], id: string, i18n: I18n, locale: Locale): string {
  const rows = entries.map((entry) => [
    received(entry, locale),
    languageOf(entry.locale),
    entry.spam ? `<span class="mark">${escaped(i18n._(WORDS.yes))}</span>` : escaped(i18n._(WORDS.no)),
  ]);
  return tableOf(id, [WORDS.received, WORDS.language, MARKED], entries, rows, i18n);
}

function markedTable(entries: readonly Entry[], i18n: I18n, locale: Locale): string {
  const rows = entries.map((entry) => [escaped(entry.section.title), received(entry, locale)]);
  return tableOf(MARKED_ID, [FORMS.application.role.label, WORDS.received], entries, rows, i18n);
}

const received = ({ createdAt }: Entry, locale: Locale) =>
  timeElement(createdAt, writtenTime(createdAt, locale));

/** Each row begins with the name; `rows` are the other cells, as HTML. */
function tableOf(
  labelledBy: string,
  headings: readonly { id: string; message: string }[],
  entries: readonly Entry[],
  rows: readonly (readonly string[])[],
  i18n: I18n,
): string {
  const head = [FORMS.application.full_name.label, ...headings]
    .map((heading) => `<th scope="col">${escaped(i18n._(heading))}</th>`)
    .join('');
  const body = entries.map(
    ({ name, locale, path }, index) =>
      `<tr><th scope="row"><a href="${path}">${nameElement(name, locale)}</a></th>` +
      `${(rows[index] ?? []).map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table aria-labelledby="${labelledBy}">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
