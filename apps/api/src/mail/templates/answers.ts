import type { I18n } from '@lingui/core';
import { entriesIn, FORMS, personMessageFields, recipientOf, type FieldDescription } from '@fatal/contracts';
import { labelled } from '../../messages/punctuation.ts';
import type { Submission } from '../../store/store.ts';
import { labelOf } from './labels.ts';

/** A field's label and value. Lines of the value are separated by `\n`. */
export interface Answer {
  /** Field name in the payload. */
  field: string;
  kind: FieldDescription['kind'];
  label: string;
  value: string;
}

/** Lists the answers in the order of the submitted form, without empty fields. */
export function answersOf({ kind, locale, payload, file }: Submission, i18n: I18n): Answer[] {
  if (kind === 'gate') return [];
  const isPersonal = recipientOf(payload) !== undefined;
  const fields: Record<string, FieldDescription> = isPersonal ? personMessageFields : FORMS[kind];
  return entriesIn(fields, locale)
    .map(([field, { kind, label, answerLabel = label }]) => ({
      field,
      kind,
      label: i18n._(answerLabel),
      value: textOf(field, kind === 'file' ? file?.name : payload[field], i18n),
    }))
    .filter(({ value }) => value !== '');
}

function textOf(field: string, value: unknown, i18n: I18n): string {
  if (Array.isArray(value)) return value.map((row: LinkRow) => linkText(row, i18n)).join('\n');
  return typeof value === 'string' ? (labelOf(field, value, i18n) ?? value) : '';
}

interface LinkRow {
  platform?: string;
  link: string;
}

const linkText = ({ platform, link }: LinkRow, i18n: I18n): string =>
  platform === undefined ? link : labelled(platformText(platform, i18n), link, i18n.locale);

/** Returns the display name of a platform. Returns other text unchanged. */
export const platformText = (platform: string, i18n: I18n): string =>
  labelOf('platform', platform, i18n) ?? platform;
