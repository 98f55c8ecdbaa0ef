import type { I18n } from '@lingui/core';
import { FORMS, type Locale } from '@fatal/contracts';
import { MARKED } from '../mail/templates/summary.ts';
import { writtenTime } from '../mail/templates/time.ts';
import { i18nFor } from '../messages/i18n.ts';
import { withNote } from '../messages/punctuation.ts';
import type { Section } from './applications.ts';
import { documentOf } from './document.ts';
import { languageElement, markup, nameElement, raw, timeElement, type Markup } from './markup.ts';
import { WORDS } from './words.ts';

/** An application in the index. */
export interface Entry {
  name: string;
  section: Section;
  createdAt: string;
  locale: Locale;
  spam: boolean;
  /** Path of its page, relative to the index. */
  path: string;
}

export interface IndexFacts {
  /** Creation time of the dossier (ISO 8601). `since` is the start of its period. */
  madeAt: string;
  since?: string;
}

/** Table of applications under a heading, with their names in the first column. */
interface Table {
  id: string;
  title: string;
  entries: readonly Entry[];
  columns: readonly { heading: string; cell: (entry: Entry) => string | Markup }[];
}

/** Renders the index: all applicants by position, with a separate table for those marked as spam. */
export function indexPage(entries: readonly Entry[], { madeAt, since }: IndexFacts, locale: Locale): string {
  const i18n = i18nFor(locale);
  const tables = tablesOf(entries, i18n, locale);
  const counts = { count: entries.length, marked: entries.filter(({ spam }) => spam).length };
  const time = (instant: string) => ({ values: { time: writtenTime(instant, locale) } });
  const title = i18n._(WORDS.title);
  const body = markup`<header>
<h1>${title}</h1>
<p>${i18n._({ ...WORDS.counts, values: counts })}</p>
<p class="quiet">${i18n._({ ...WORDS.made, ...time(madeAt) })}${since === undefined ? '' : ` ${i18n._({ ...WORDS.since, ...time(since) })}`}<br>
${i18n._(WORDS.personal)}</p>
</header>
${tables.length === 0 ? '' : contents(tables, i18n)}<main>
${tables.length === 0 ? markup`<p>${i18n._(WORDS.none)}</p>\n` : tables.map((table) => sectionOf(table, i18n))}</main>`;
  return documentOf(title, locale, body);
}

/** Renders the tables, with the oldest application of each first. */
function tablesOf(entries: readonly Entry[], i18n: I18n, locale: Locale): Table[] {
  const received = {
    heading: i18n._(WORDS.received),
    cell: ({ createdAt }: Entry) => timeElement(createdAt, locale),
  };
  const language = {
    heading: i18n._(WORDS.language),
    cell: (entry: Entry) => languageElement(entry.locale),
  };
  const isMarked = {
    heading: i18n._(MARKED),
    cell: ({ spam }: Entry) =>
      spam ? markup`<span class="mark">${i18n._(WORDS.yes)}</span>` : i18n._(WORDS.no),
  };
  const position = {
    heading: i18n._(FORMS.application.role.label),
    cell: ({ section }: Entry) => section.title,
  };
  const sections = new Map(entries.map(({ section }) => [section.id, section]));
  const tables = [...sections.values()]
    .sort((one, other) => one.rank - other.rank)
    .map(({ id, title }) => ({
      id,
      title,
      entries: entries.filter(({ section }) => section.id === id),
      columns: [received, language, isMarked],
    }));
  const marked = entries.filter(({ spam }) => spam);
  const markedTable = { id: 'marked', title: i18n._(MARKED), entries: marked, columns: [position, received] };
  return marked.length === 0 ? tables : [...tables, markedTable];
}

function contents(tables: readonly Table[], i18n: I18n): Markup {
  const items = tables.map(({ id, title, entries }) => {
    const link = markup`<a href="#${id}">${title}</a>`;
    return markup`<li>${raw(withNote(link.html, String(entries.length), i18n.locale))}</li>`;
  });
  return markup`<nav aria-label="${i18n._(WORDS.contents)}"><ul>${items}</ul></nav>\n`;
}

function sectionOf({ id, title, entries, columns }: Table, i18n: I18n): Markup {
  const headings = [i18n._(FORMS.application.full_name.label), ...columns.map(({ heading }) => heading)];
  const rows = entries.map((entry) => {
    const name = markup`<a href="${entry.path}">${nameElement(entry.name, entry.locale)}</a>`;
    const cells = columns.map(({ cell }) => markup`<td>${cell(entry)}</td>`);
    return markup`<tr><th scope="row">${name}</th>${cells}</tr>\n`;
  });
  return markup`<section><h2 id="${id}">${title}</h2>
<table aria-labelledby="${id}">
<thead><tr>${headings.map((heading) => markup`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></section>
`;
}
