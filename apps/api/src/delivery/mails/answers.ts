import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Submission } from '../../store/store.ts';
import { FIELD_LABELS, REASON_LABELS, SOURCE_LABELS } from './labels.ts';

/** What a field is called and what was written into it; lines are separated by `\n`. */
export interface Answer {
  /** Its name in the payload. */
  field: string;
  label: string;
  value: string;
}

/** What somebody sent, in one order for all forms, without the fields left blank. */
export function answersOf({ payload, file }: Submission, i18n: I18n): Answer[] {
  const fields: Record<string, unknown> = file ? { ...payload, resume: file.name } : payload;
  return Object.entries(FIELD_LABELS)
    .map(([field, label]) => ({ field, label: i18n._(label), value: wordOf(field, fields[field], i18n) }))
    .filter(({ value }) => value !== '');
}

function wordOf(field: string, value: unknown, i18n: I18n): string {
  if (Array.isArray(value)) return value.map(linkText).join('\n');
  if (typeof value !== 'string') return '';
  const words: Record<string, MessageDescriptor> =
    field === 'source' ? SOURCE_LABELS : field === 'reason' ? REASON_LABELS : {};
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word ? i18n._(word) : value;
}

function linkText(row: { platform?: string; link: string }): string {
  return row.platform === undefined ? row.link : `${row.platform}: ${row.link}`;
}
