import * as v from 'valibot';
import type { FieldErrorKey, FieldErrors } from './errors.ts';
import { personFields, rulesOf, text, type FieldDescription, type FieldTable } from './field-table.ts';
import { MAX_LENGTH, record, requiredText, webAddress } from './fields.ts';
import { foldAscii, isBlank } from './typed-text.ts';
import { isRecord, validate, type Validated } from './validate.ts';

/** Where the festival's form is sent. */
export const EVENT_APPLICATIONS_ENDPOINT = '/api/event-applications';

/** What a résumé may be, by the type that its content shows. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

/** The largest résumé, in bytes: 10 MiB. */
export const MAX_RESUME_SIZE = 10 * 1024 * 1024;

/** How many portfolio links one application to the festival may hold. */
export const MAX_PORTFOLIO_LINKS = 5;

/** Name of the file's part in the multipart body. */
export const RESUME_FIELD = 'resume';

/** Keys of errors that no other form has. */
export type EventApplicationErrorKey =
  'code_unknown' | 'code_used' | 'valid_link' | 'file_type' | 'file_size';

const key = (name: EventApplicationErrorKey): EventApplicationErrorKey => name;

/** What the festival's form asks, beside the résumé. */
export const eventApplicationFields = {
  first_name: personFields.first_name,
  surname: personFields.surname,
  email: personFields.email,
  /** The one-use code that the studio hands out at the festival, such as MD2025ABCD; case does not count. */
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

/** The file beside them; its rule is {@link resumeErrors}. */
export const resumeField = {
  kind: 'file',
  label: /*i18n*/ { id: 'field.resume', message: 'CV' },
  optional: false,
} as const satisfies FieldDescription;

/** What the server keeps, beside the file. */
export const eventApplicationSchema = record(rulesOf(eventApplicationFields));

export type EventApplication = v.InferOutput<typeof eventApplicationSchema>;

/** What of the form's values the check looks at before the rules do. */
interface EventApplicationForm {
  portfolio_links: readonly { link: string }[];
  resume: File | null;
}

/** What can be known of a file. */
export interface ResumeFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** Media type as the browser says it, which counts for a name without an extension: some phones give such names. */
  type?: string;
  /** Media type that the content shows, empty for none that is known. Left out where nobody has looked inside. */
  contentType?: string;
}

/** The errors of a résumé. */
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
 * Checks the festival's form. Errors come in the page's order. Blank rows are left out as long as another holds an
 * address; errors name the rows as the form shows them.
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

/** Checks the text fields of a multipart body, in which `portfolio_links` is the JSON text of a list of addresses. */
export function parseEventApplication(
  fields: unknown,
  resume: ResumeFacts | null | undefined,
): Validated<EventApplication> {
  const body: Record<string, unknown> = isRecord(fields) ? fields : {};
  const portfolio_links = decodePortfolioLinks(body.portfolio_links);
  return withResume(validate(eventApplicationSchema, { ...body, portfolio_links }), resume);
}

/** The fields as they travel: a multipart body beside the file. */
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
