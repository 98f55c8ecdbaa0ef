import { textOf } from '../internal/submission.js';

/** The fields in the page's order. */
export const GENERAL_APPLICATION_FIELDS = [
  'full_name',
  'surname',
  'job_title',
  'portfolio',
  'email',
  'phone',
  'message',
] as const;

export type GeneralApplicationField = (typeof GENERAL_APPLICATION_FIELDS)[number];

export type GeneralApplicationFormValues = Record<GeneralApplicationField, string>;

/** What the form's controls hold, as typed. */
export function readGeneralApplication(data: FormData): GeneralApplicationFormValues {
  return Object.fromEntries(
    GENERAL_APPLICATION_FIELDS.map((name) => [name, textOf(data, name)]),
  ) as GeneralApplicationFormValues;
}
