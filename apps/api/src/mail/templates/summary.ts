import type { I18n } from '@lingui/core';
import { FORM_TEXTS } from '@fatal/contracts';
import { labelled } from '../../messages/punctuation.ts';
import type { Submission, SubmissionKind } from '../../store/store.ts';
import { labelOf } from './labels.ts';

/** Mark for a submission that looks like spam. */
export const MARKED = /*i18n*/ { id: 'summary.marked', message: 'Marked as spam' };

const VISIT = /*i18n*/ { id: 'kind.gate', message: 'Visit' };

/** Name of the field with the position or reason, chosen from a menu. */
const DETAIL: Partial<Record<SubmissionKind, string>> = { application: 'role', contact: 'reason' };

type Summarised = Pick<Submission, 'kind' | 'payload'>;

/** Returns public facts: the kind, and the position or reason. They contain no text from the sender. */
export function summaryOf({ kind, payload }: Summarised): Record<string, unknown> {
  const field = DETAIL[kind];
  return field === undefined ? { kind } : { kind, [field]: payload[field] };
}

/** Describes the same facts in one line. */
export function summaryText({ kind, payload }: Summarised, i18n: I18n): string {
  const name = i18n._(kind === 'gate' ? VISIT : FORM_TEXTS[kind].mail.kind);
  const field = DETAIL[kind] ?? '';
  const detail = labelOf(field, String(payload[field]), i18n);
  return detail === undefined ? name : labelled(name, detail, i18n.locale);
}

/** Puts the name first in the subject of a mail to the studio, so that a mailbox can sort by it. */
export const tagged = (subject: string, i18n: I18n): string =>
  i18n.locale === 'ja' ? `【Fatal】${subject}` : `[Fatal] ${subject}`;
