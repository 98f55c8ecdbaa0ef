import type * as v from 'valibot';
import { MAX_LENGTH, emailAddress, optionalText, record, requiredText, webAddress } from './fields.ts';

/** Form and body of `POST /api/general-application`; the fields are the same on both sides. */
export const generalApplicationSchema = record({
  full_name: requiredText(),
  surname: requiredText(),
  job_title: requiredText(),
  portfolio: webAddress(),
  email: emailAddress(),
  phone: optionalText(MAX_LENGTH.phone),
  message: requiredText(MAX_LENGTH.text),
});

export type GeneralApplication = v.InferOutput<typeof generalApplicationSchema>;
