import type * as v from 'valibot';
import { personFields, rulesOf, text, url, type FieldTable } from './field-table.ts';
import { record } from './fields.ts';

/** Fields of the form for applicants who don't fit any of the positions. */
export const generalApplicationFields = {
  full_name: personFields.full_name,
  surname: personFields.surname,
  job_title: text({
    label: /*i18n*/ { id: 'field.job_title', message: 'Your role' },
    autoComplete: 'organization-title',
  }),
  portfolio: url({ label: /*i18n*/ { id: 'field.portfolio', message: 'Portfolio' } }),
  email: personFields.email,
  phone: personFields.phone,
  message: personFields.message,
} as const satisfies FieldTable;

/** Schema of the form, and of the body of `POST /api/general-application`. */
export const generalApplicationSchema = record(rulesOf(generalApplicationFields));

export type GeneralApplication = v.InferOutput<typeof generalApplicationSchema>;
