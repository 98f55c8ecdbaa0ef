import * as v from 'valibot';
import { personFields, rulesOf, select, textarea, type FieldTable } from './field-table.ts';
import { optionalText, record, requiredText } from './fields.ts';
import { POSITION_ROLE_NAMES, type PositionRoleName } from './positions.ts';
import { decodeSocialLinks, encodeSocialLinks, socialLinkRowsSchema } from './social-links.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** Ways in which applicants found the studio, in menu order. For `other`, the form sends the applicant's own text instead. */
export const SOURCES = ['website', 'socialMedia', 'friend', 'linkedin', 'artstation', 'other'] as const;

export type Source = (typeof SOURCES)[number];

/** Fields of the form on a position page, except `other_source`, which replaces `source` when it is sent. */
export const applicationFields = {
  full_name: personFields.full_name,
  surname: personFields.surname,
  email: personFields.email,
  phone: personFields.phone,
  social_links: {
    kind: 'links',
    label: /*i18n*/ { id: 'field.social_links', message: 'Links' },
    optional: true,
    rule: socialLinkRowsSchema,
  },
  software: textarea({ label: /*i18n*/ { id: 'field.software', message: 'Software' } }),
  motivation: textarea({ label: /*i18n*/ { id: 'field.motivation', message: 'Motivation' } }),
  availability: textarea({
    label: /*i18n*/ { id: 'field.availability', message: 'Availability' },
    optional: true,
  }),
  source: select(SOURCES, {
    label: /*i18n*/ { id: 'field.source', message: 'How did you find us?' },
    answerLabel: /*i18n*/ { id: 'field.source.answer', message: 'How you found us' },
  }),
} as const satisfies FieldTable;

/** Position, filled in by the page rather than by the visitor. */
export const roleField = select(Object.values(POSITION_ROLE_NAMES), {
  label: /*i18n*/ { id: 'field.role', message: 'Position' },
});

const formRules = rulesOf(applicationFields);
const formSchema = record({ ...formRules, other_source: optionalText() });
const otherSourceFormSchema = record({ ...formRules, other_source: requiredText() });

/** Schema of the form on a position page. Errors come in the page's order. */
export const applicationFormSchema = v.lazy((form) =>
  isRecord(form) && form.source === 'other' ? otherSourceFormSchema : formSchema,
);

/** Schema of a stored application, with the links decoded into rows. */
export const applicationSchema = record({
  ...formRules,
  // Optional because an earlier form didn't send it.
  surname: optionalText(),
  // Any text, because `other` is replaced by what the visitor typed.
  source: requiredText(),
  role: roleField.rule,
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** Body of `POST /api/applications`. */
export type ApplicationPayload = Omit<Application, 'social_links'> & { social_links: string | null };

/** Builds the request body from valid form values. */
export function toApplicationPayload(
  { other_source, ...values }: v.InferOutput<typeof applicationFormSchema>,
  role: PositionRoleName,
): ApplicationPayload {
  return {
    ...values,
    social_links: encodeSocialLinks(values.social_links),
    source: values.source === 'other' ? other_source : values.source,
    role,
  };
}

/** Validates a request body by the same rules as the form. */
export function parseApplication(body: unknown): Validated<Application> {
  const fields: Record<string, unknown> = isRecord(body) ? body : {};
  return validate(applicationSchema, { ...fields, social_links: decodeSocialLinks(fields.social_links) });
}
