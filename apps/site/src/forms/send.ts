import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, type ErrorBody, type FieldErrors } from '@fatal/contracts';

/** How an attempt to send a form ended. */
export type SendResult =
  | {
      outcome: 'accepted';
      message: string;
      /** The page that takes it back; only this answer names it. */
      withdrawPath?: string;
    }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'closed' }
  | { outcome: 'limited' }
  | { outcome: 'too_large' }
  /** No answer of our server arrived: the line is cut, or something on the way has blocked or answered it. */
  | { outcome: 'unreachable' }
  | { outcome: 'failed' };

/** What the server answers after the deadline (Spec 9.5). */
const CLOSED = 'application_form.error.closed';

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

interface SendOptions {
  /** `Idempotency-Key` of this filled-in form. */
  idempotencyKey: string;
  /** Language of the answer's message, as a language tag. */
  language: string;
  signal: AbortSignal;
  /** What tells a person from a program, as {@link SIGNALS_HEADER} says it. Default nothing. */
  formSignals?: string;
}

/**
 * Posts a body, a text as JSON and a form as multipart, and reads the answer by the contract. Rejects only when `signal`
 * aborts.
 */
export async function send(url: string, body: string | FormData, options: SendOptions): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language,
        // The browser itself writes the type of a form, with the boundary of its parts.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        [IDEMPOTENCY_HEADER]: options.idempotencyKey,
        ...(options.formSignals && { [SIGNALS_HEADER]: options.formSignals }),
      },
      signal: options.signal,
    });
    return readAnswer(response, await response.text());
  } catch (error) {
    if (options.signal.aborted) throw error;
    console.error(error);
    return { outcome: 'unreachable' };
  }
}

function readAnswer(response: Response, text: string): SendResult {
  const body = parse(text);
  if (response.status === 204) return { outcome: 'accepted', message: '' };
  // Only our own server writes a message; a network's login page answers 200 as well, and keeps nothing.
  if (response.ok && typeof body?.message === 'string') {
    const location = response.headers.get('Location') ?? '';
    const withdrawPath = /^\/withdraw\/\w+$/.test(location) ? location : undefined;
    return { outcome: 'accepted', message: body.message, withdrawPath };
  }
  const { errors = {} } = body ?? {};
  if (response.status === 422 && Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
  console.error(`POST ${response.url} was answered with ${String(response.status)}.`);
  if (response.status === 403 && body?.message === CLOSED) return { outcome: 'closed' };
  if (response.status === 429) return { outcome: 'limited' };
  if (response.status === 413) return { outcome: 'too_large' };
  return { outcome: isOfNetwork(response.status, body) ? 'unreachable' : 'failed' };
}

function parse(text: string): Partial<ErrorBody> | null {
  try {
    return JSON.parse(text) as Partial<ErrorBody> | null;
  } catch {
    return null;
  }
}

/** Our server words every answer; what stands before it does not when it is down. 511 is a network that wants a login. */
const isOfNetwork = (status: number, body: Partial<ErrorBody> | null) =>
  typeof body?.message !== 'string' && (status < 500 || status === 511);
