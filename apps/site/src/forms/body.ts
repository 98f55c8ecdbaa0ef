/** A file that travels beside the values of a form. */
export interface Attachment {
  /** Name of its part. */
  name: string;
  file: File;
}

/** A form's values as they travel: JSON; multipart with a file; then the values must be texts. */
export function bodyOf(value: object, attachment?: Attachment | null): string | FormData {
  if (!attachment) return JSON.stringify(value);
  const body = new FormData();
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' || typeof field === 'number') body.set(name, String(field));
  }
  body.set(attachment.name, attachment.file);
  return body;
}
