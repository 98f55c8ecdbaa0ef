import * as v from 'valibot';
import type { FieldErrorKey, FieldErrors } from './errors.ts';
import { personFields, rulesOf, text, type FieldDescription, type FieldTable } from './field-table.ts';
import { MAX_LENGTH, record, requiredText, webAddress } from './fields.ts';
import { foldAscii, isBlank } from './typed-text.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** Endpoint of the festival's application form. */
export const EVENT_APPLICATIONS_ENDPOINT = '/api/event-applications';

/** Accepted media types of a résumé, by file extension. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

/** Maximum size of a résumé, in bytes: 10 MiB. */
export const MAX_RESUME_SIZE = 10 * 1024 * 1024;

/** Maximum number of portfolio links in one festival application. */
export const MAX_PORTFOLIO_LINKS = 5;

/** Name of the file part in the multipart body. */
export const RESUME_FIELD = 'resume';

/** Error keys that only this form uses. */
export type EventApplicationErrorKey =
  'code_unknown' | 'code_used' | 'valid_link' | 'file_type' | 'file_size';

const key = (name: EventApplicationErrorKey): EventApplicationErrorKey => name;

/** Fields of the festival's form, except the résumé. */
export const eventApplicationFields = {
  first_name: personFields.first_name,
  surname: personFields.surname,
  email: personFields.email,
  /** One-use code that the studio hands out at the festival, such as MD2025ABCD. Case-insensitive. */
  md_code: {
    ...text({
      label: /*i18n*/ { id: 'field.md_code', message: 'Code' },
      answerLabel: /*i18n*/ { id: 'field.md_code.answer', message: 'Festival code' },
      autoComplete: 'off',
    }),
    rule: v.pipe(requiredText(MAX_LENGTH.line, foldAscii), v.toUpperCase()),
  },
  portfolio_links: {
    kind: 'links',
    label: /*i18n*/ { id: 'field.portfolio', message: 'Portfolio' },
    optional: false,
    rule: v.pipe(
      v.array(v.object({ link: webAddress(key('valid_link')) }, key('valid_link')), key('valid_link')),
      v.minLength(1, key('valid_link')),
      v.maxLength(MAX_PORTFOLIO_LINKS, 'too_long'),
    ),
  },
} as const satisfies FieldTable;

/** The résumé, which {@link resumeErrors} validates. */
export const resumeField = {
  kind: 'file',
  label: /*i18n*/ { id: 'field.resume', message: 'CV' },
  optional: false,
} as const satisfies FieldDescription;

/** Schema of a stored festival application, without the file. */
export const eventApplicationSchema = record(rulesOf(eventApplicationFields));

export type EventApplication = v.InferOutput<typeof eventApplicationSchema>;

/** Form values that {@link checkEventApplication} reads before validation. */
interface EventApplicationForm {
  portfolio_links: readonly { link: string }[];
  resume: File | null;
}

/** Properties of an uploaded file. */
export interface ResumeFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type given by the browser. Used only if the name has no extension, as on some phones. */
  type?: string;
  /** Media type detected from the content; empty if unknown. Left out if the content wasn't inspected. */
  contentType?: string;
}

/** Returns the errors of a résumé; empty if it is accepted. */
export function resumeErrors(
  resume: ResumeFacts | null | undefined,
): (EventApplicationErrorKey | FieldErrorKey)[] {
  if (!resume || resume.size === 0) return ['required'];
  if (resume.size > MAX_RESUME_SIZE) return ['file_size'];
  const types: readonly string[] = Object.values(RESUME_TYPES);
  const { name, type = '', contentType } = resume;
  const extension = name.trim().toLowerCase().split('.').slice(1).at(-1);
  const isNamed = extension === undefined ? types.includes(type) : Object.hasOwn(RESUME_TYPES, extension);
  const isKnown = isNamed && (contentType === undefined || types.includes(contentType));
  return isKnown ? [] : ['file_type'];
}

/**
 * Validates the festival's form. Errors come in the page's order. Drops blank link rows unless all are blank. Errors use
 * the row numbers of the form.
 */
export function checkEventApplication(values: EventApplicationForm): Validated<EventApplication> {
  const rows = values.portfolio_links.map((row, index) => ({ row, index }));
  const filled = rows.filter(({ row }) => !isBlank(row.link));
  const sent = filled.length > 0 ? filled : rows.slice(0, 1);
  const checked = validate(eventApplicationSchema, {
    ...values,
    portfolio_links: sent.map(({ row }) => row),
  });
  return withResume(checked.ok ? checked : { ok: false, errors: inForm(checked.errors) }, values.resume);

  function inForm(errors: FieldErrors): FieldErrors {
    const place = (index: string) => String(sent[Number(index)]?.index);
    return Object.fromEntries(
      Object.entries(errors).map(([name, keys]) => [name.replace(/\d+(?=\.link$)/, place), keys]),
    );
  }
}

/** Validates the text fields of a multipart body, in which `portfolio_links` is a JSON array of URLs. */
export function parseEventApplication(
  fields: unknown,
  resume: ResumeFacts | null | undefined,
): Validated<EventApplication> {
  const body: Record<string, unknown> = isRecord(fields) ? fields : {};
  const portfolio_links = decodePortfolioLinks(body.portfolio_links);
  return withResume(validate(eventApplicationSchema, { ...body, portfolio_links }), resume);
}

/** Returns the text fields of the multipart body. */
export function toEventApplicationFields({ portfolio_links, ...texts }: EventApplication) {
  return { ...texts, portfolio_links: JSON.stringify(portfolio_links.map(({ link }) => link)) };
}

function decodePortfolioLinks(wire: unknown): unknown {
  if (typeof wire !== 'string') return undefined;
  try {
    const links: unknown = JSON.parse(wire);
    return Array.isArray(links) ? links.map((link: unknown) => ({ link })) : undefined;
  } catch {
    return undefined;
  }
}

function withResume(
  checked: Validated<EventApplication>,
  resume: ResumeFacts | null | undefined,
): Validated<EventApplication> {
  const errors = resumeErrors(resume);
  if (errors.length === 0) return checked;
  const others: FieldErrors = checked.ok ? {} : checked.errors;
  return { ok: false, errors: { ...others, [RESUME_FIELD]: errors } };
}
