import * as v from 'valibot';
import { MAX_LENGTH, emailAddress, optionalText, record, requiredText } from './fields.ts';
import { POSITION_ROLE_NAMES, type PositionRoleName } from './positions.ts';
import { decodeSocialLinks, encodeSocialLinks, socialLinkRowsSchema } from './social-links.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** "How did you find us?", in the order of its menu. `other` asks for a free text that is sent in its place. */
export const SOURCES = ['website', 'socialMedia', 'friend', 'linkedin', 'artstation', 'other'] as const;

export type Source = (typeof SOURCES)[number];

const sharedEntries = {
  full_name: requiredText(),
  email: emailAddress(),
  phone: optionalText(MAX_LENGTH.phone),
  social_links: socialLinkRowsSchema,
  software: requiredText(MAX_LENGTH.text),
  motivation: requiredText(MAX_LENGTH.text),
  availability: optionalText(MAX_LENGTH.text),
};

const formEntries = {
  full_name: sharedEntries.full_name,
  surname: requiredText(),
  email: sharedEntries.email,
  phone: sharedEntries.phone,
  social_links: sharedEntries.social_links,
  software: sharedEntries.software,
  motivation: sharedEntries.motivation,
  availability: sharedEntries.availability,
  source: v.picklist(SOURCES, 'required'),
};

const formSchema = record({ ...formEntries, other_source: optionalText() });
const otherSourceFormSchema = record({ ...formEntries, other_source: requiredText() });

/** What the form on a position page holds. Errors come in the page's order. */
export const applicationFormSchema = v.lazy((form) =>
  isRecord(form) && form.source === 'other' ? otherSourceFormSchema : formSchema,
);

export type ApplicationFormValues = v.InferOutput<typeof applicationFormSchema>;

const roleNames = Object.values(POSITION_ROLE_NAMES) as PositionRoleName[];

/** What the server keeps, with the rows that the wire form stands for. `surname`, `phone` and `availability` may be missing: an earlier form did not send them. */
export const applicationSchema = record({
  ...sharedEntries,
  surname: optionalText(),
  source: requiredText(),
  role: v.picklist(roleNames, 'required'),
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** The body of `POST /api/applications`. */
export interface ApplicationPayload {
  full_name: string;
  surname: string;
  email: string;
  phone: string;
  social_links: string | null;
  software: string;
  motivation: string;
  availability: string;
  source: string;
  role: PositionRoleName;
}

/** Makes the body from checked form values. */
export function toApplicationPayload(
  { other_source, ...values }: ApplicationFormValues,
  role: PositionRoleName,
): ApplicationPayload {
  return {
    ...values,
    social_links: encodeSocialLinks(values.social_links),
    source: values.source === 'other' ? other_source : values.source,
    role,
  };
}

/** Checks a body from outside by the same rules as the form. */
export function parseApplication(body: unknown): Validated<Application> {
  const fields: Record<string, unknown> = isRecord(body) ? body : {};
  return validate(applicationSchema, { ...fields, social_links: decodeSocialLinks(fields.social_links) });
}
