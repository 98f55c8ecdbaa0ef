export * from './application.ts';
export * from './contact.ts';
export * from './event-application.ts';
export * from './general-application.ts';

import { applicationFields, roleField } from './application.ts';
import { contactFields } from './contact.ts';
import { eventApplicationFields, RESUME_FIELD, resumeField } from './event-application.ts';
import type { FieldDescription } from './field-table.ts';
import { generalApplicationFields } from './general-application.ts';
import { applicationTexts } from './words/application.ts';
import { contactTexts } from './words/contact.ts';
import { eventApplicationTexts } from './words/event-application.ts';
import type { FormTexts } from './words/form-texts.ts';
import { generalApplicationTexts } from './words/general-application.ts';

/**
 * Fields of each form by their names in the request body, in the order in which mails, CSV exports and the privacy page
 * list them.
 */
export const FORMS = {
  application: { role: roleField, ...applicationFields },
  'general-application': generalApplicationFields,
  'event-application': { ...eventApplicationFields, [RESUME_FIELD]: resumeField },
  contact: contactFields,
} as const satisfies Record<string, Readonly<Record<string, FieldDescription>>>;

export type FormName = keyof typeof FORMS;

/** Texts about each form for mails and the privacy policy. */
export const FORM_TEXTS: { readonly [Form in FormName]: FormTexts<keyof (typeof FORMS)[Form]> } = {
  application: applicationTexts,
  'general-application': generalApplicationTexts,
  'event-application': eventApplicationTexts,
  contact: contactTexts,
};
