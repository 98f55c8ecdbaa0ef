import { stringify } from 'csv-stringify';
import { FORMS, gateDataSchema, type FieldDescription } from '@fatal/contracts';
import { SUBMISSION_KINDS, type Submission, type SubmissionKind } from '../store/store.ts';
import { columnText } from '../store/tables.ts';

/** Returns the fields of a kind, in the order of its form. Leaves out files, which have separate columns. */
function fieldsOf(kind: SubmissionKind): string[] {
  if (kind === 'gate') return Object.keys(gateDataSchema.entries);
  const fields: Record<string, FieldDescription> = FORMS[kind];
  return Object.keys(fields).filter((name) => fields[name]?.kind !== 'file');
}

/** Returns the columns of the payload: of one kind, or of all forms. */
export function payloadColumns(kind?: SubmissionKind): string[] {
  if (kind !== undefined) return fieldsOf(kind);
  return [...new Set(SUBMISSION_KINDS.filter((each) => each !== 'gate').flatMap(fieldsOf))];
}

/**
 * Returns a stream that converts submissions to CSV for spreadsheets: UTF-8 with a byte order mark, CRLF and quoted text. Cells
 * that a spreadsheet would read as formulas get a leading apostrophe (OWASP, CSV injection). The last column has all fields
 * without a column of their own, as JSON.
 */
export function csvOf(kind?: SubmissionKind) {
  const columns = payloadColumns(kind);
  return stringify({
    bom: true,
    header: true,
    columns: [
      'id',
      'created_at',
      'kind',
      'locale',
      'spam',
      ...columns,
      'file_name',
      'file_path',
      'file_scan',
      'more',
    ],
    record_delimiter: 'windows',
    quoted_string: true,
    escape_formulas: true,
  });
}

/** Returns one row. Missing fields stay empty. */
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
    file_scan: cellOf(file?.scan),
    more: more.length === 0 ? '' : JSON.stringify(Object.fromEntries(more)),
  };
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(linkOf).join('\n');
  return columnText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Formats a link as a line: `artstation: https://…`. */
function linkOf(row: unknown): string {
  const { platform, link } = row as { platform?: unknown; link?: unknown };
  return [platform, link].filter((part) => typeof part === 'string').join(': ');
}
