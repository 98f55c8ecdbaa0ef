import { stringify } from 'csv-stringify';
import type { Application, Contact, EventApplication, GateData, GeneralApplication } from '@fatal/contracts';
import { columnText } from '../store/column-text.ts';
import type { Submission, SubmissionKind } from '../store/store.ts';

interface Payloads {
  application: Application;
  'general-application': GeneralApplication;
  'event-application': EventApplication;
  contact: Contact;
  gate: GateData;
}

/** The fields of each kind, in the order of their forms. */
const FIELDS: { [Kind in SubmissionKind]: readonly (keyof Payloads[Kind])[] } = {
  application: [
    'role',
    'full_name',
    'surname',
    'email',
    'phone',
    'social_links',
    'software',
    'motivation',
    'availability',
    'source',
  ],
  'general-application': ['full_name', 'surname', 'job_title', 'portfolio', 'email', 'phone', 'message'],
  'event-application': ['first_name', 'surname', 'email', 'md_code', 'portfolio_links'],
  contact: ['firstName', 'surname', 'email', 'phone', 'reason', 'message'],
  gate: ['language', 'region', 'age'],
};

/** Names of the payload's columns: of one kind, or of all that come from people. */
export function payloadColumns(kind?: SubmissionKind): string[] {
  if (kind !== undefined) return [...FIELDS[kind]];
  const { gate: _, ...people } = FIELDS;
  return [...new Set(Object.values(people).flat())];
}

/**
 * A stream that takes submissions and gives CSV as spreadsheets read it: UTF-8 with a byte order mark, CRLF, every text
 * in quotes. A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection).
 * Fields without a column of their own are in the last one, as JSON.
 */
export function csvOf(kind?: SubmissionKind) {
  const columns = payloadColumns(kind);
  return stringify({
    bom: true,
    header: true,
    columns: ['id', 'created_at', 'kind', 'locale', 'spam', ...columns, 'file_name', 'file_path', 'more'],
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
  });
}

/** One row; missing fields stay empty. */
export function csvRow(submission: Submission, kind?: SubmissionKind): Record<string, string> {
  const { id, createdAt, locale, spam, payload, file } = submission;
  const columns = payloadColumns(kind);
  const cells = columns.map((name) => [name, cellOf(payload[name])] as const);
  const more = Object.entries(payload).filter(([name]) => !columns.includes(name));
  return {
    id,
    created_at: createdAt,
    kind: submission.kind,
    locale,
    spam: spam ? 'yes' : '',
    ...Object.fromEntries(cells),
    file_name: cellOf(file?.name),
    file_path: cellOf(file?.path),
    more: more.length === 0 ? '' : JSON.stringify(Object.fromEntries(more)),
  };
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(linkOf).join('\n');
  return columnText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A row of links, one a line: `artstation: https://…`. */
function linkOf(row: unknown): string {
  const { platform, link } = row as { platform?: unknown; link?: unknown };
  return [platform, link].filter((part) => typeof part === 'string').join(': ');
}
