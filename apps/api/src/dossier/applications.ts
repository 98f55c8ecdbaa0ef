import type { I18n } from '@lingui/core';
import { FORMS, FORM_TEXTS, POSITION_ROLE_NAMES, type FormName } from '@fatal/contracts';
import { roleText } from '../mail/templates/labels.ts';
import type { Submission } from '../store/store.ts';

/** Form for applications. */
export type ApplicationForm = Exclude<FormName, 'contact'>;

/** Stored application. */
export type Application = Submission & { kind: ApplicationForm };

export const APPLICATION_FORMS = (Object.keys(FORMS) as FormName[]).filter(
  (form): form is ApplicationForm => form !== 'contact',
);

/** Section of the index: a position, or a form without positions. */
export interface Section {
  /** Usable as an anchor. */
  id: string;
  title: string;
  /** Sections of a lower rank come first. */
  rank: number;
}

const ROLES: readonly string[] = Object.values(POSITION_ROLE_NAMES);

export function sectionOf({ kind, payload }: Application, i18n: I18n): Section {
  if (kind !== 'application' || typeof payload.role !== 'string') {
    const rank = ROLES.length + 1 + APPLICATION_FORMS.indexOf(kind);
    return { id: kind, title: i18n._(FORM_TEXTS[kind].mail.kind), rank };
  }
  const { role } = payload;
  const id = `role-${role.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;
  // Former positions come after the current ones.
  return { id, title: roleText(role, i18n), rank: ROLES.includes(role) ? ROLES.indexOf(role) : ROLES.length };
}
