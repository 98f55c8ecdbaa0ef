import { SPAM_FIELDS } from '@fatal/contracts';
import type { SubmissionSignals } from '@gloam/ui';

/** A file that travels beside the values of a form. */
export interface Attachment {
  /** Name of its part. */
  name: string;
  file: File;
}

/**
 * A form as it travels: its values, and what tells a person from a program where the form has that. JSON; multipart with a
 * file; then the values must be texts.
 */
export function bodyOf(
  value: object,
  signals: SubmissionSignals | undefined,
  attachment?: Attachment | null,
): string | FormData {
  const fields: Record<string, unknown> = { ...value, ...(signals && spamFields(signals)) };
  if (!attachment) return JSON.stringify(fields);
  const body = new FormData();
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'string' || typeof field === 'number') body.set(name, String(field));
  }
  body.set(attachment.name, attachment.file);
  return body;
}

function spamFields({ trap, elapsed }: SubmissionSignals) {
  return {
    [SPAM_FIELDS.trap]: trap,
    [SPAM_FIELDS.elapsed]: elapsed === undefined ? undefined : Math.round(elapsed),
  };
}
