import type { I18n, MessageDescriptor } from '@lingui/core';
import { FORM_WORDS } from '@fatal/contracts';
import { labelled } from '../../messages/punctuation.ts';
import type { SubmissionKind } from '../../store/store.ts';
import { REASON_LABELS, ROLE_LABELS } from './labels.ts';

/** Of a submission that looks like a program's. */
export const MARKED = /*i18n*/ { id: 'summary.marked', message: 'Marked as spam' };

const VISIT = /*i18n*/ { id: 'kind.gate', message: 'Visit' };

/** What may be said of a submission anywhere: its kind, the position or the reason. Nothing that a sender wrote. */
export interface Summary {
  kind: SubmissionKind;
  /** Of an application. */
  role?: string;
  /** Of a message. */
  reason?: string;
}

export function summaryOf({ kind, payload }: { kind: SubmissionKind; payload: object }): Summary {
  const { role, reason } = payload as { role?: string; reason?: string };
  if (kind === 'application') return { kind, role };
  return kind === 'contact' ? { kind, reason } : { kind };
}

/** A summary in one line. */
export function summaryText({ kind, role, reason = '' }: Summary, i18n: I18n): string {
  const reasons: Record<string, MessageDescriptor | undefined> = REASON_LABELS;
  const detail = role !== undefined ? roleText(role, i18n) : reasons[reason] && i18n._(reasons[reason]);
  const name = i18n._(kind === 'gate' ? VISIT : FORM_WORDS[kind].mail.kind);
  return detail === undefined ? name : labelled(name, detail, i18n.locale);
}

/** The subject of a mail to the studio, with the name first: a mailbox can sort by it. */
export const tagged = (subject: string, i18n: I18n): string =>
  i18n.locale === 'ja' ? `【Fatal】${subject}` : `[Fatal] ${subject}`;

/** A position in the reader's language; what is none, as it came. */
export function roleText(role: unknown, i18n: I18n): string {
  const roles: Record<string, MessageDescriptor> = ROLE_LABELS;
  const name = String(role);
  return Object.hasOwn(roles, name) && roles[name] ? i18n._(roles[name]) : name;
}
