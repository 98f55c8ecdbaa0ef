import { IDEMPOTENCY_HEADER, SIGNALS_HEADER, type ErrorBody, type FieldErrors } from '@fatal/contracts';

/** Outcome of an attempt to send a form. */
export type SendResult =
  | {
      outcome: 'accepted';
      message: string;
      /** Path of the page where the sender can delete the submission. No other response contains it. */
      withdrawPath?: string;
    }
  | { outcome: 'invalid'; errors: FieldErrors }
  | { outcome: 'closed' }
  | { outcome: 'limited' }
  | { outcome: 'too_large' }
  /** No response from our server: the connection failed, or something in between blocked or intercepted the request. */
  | { outcome: 'unreachable' }
  | { outcome: 'failed' };

/** Message in the server's response after the deadline (Spec 9.5). */
const CLOSED = 'application_form.error.closed';

/** File that is sent with the values of a form. */
export interface Attachment {
  /** Name of the multipart field. */
  name: string;
  file: File;
}

/** Returns the request body of a form: JSON, or multipart if there is a file. Multipart drops values that aren't strings or numbers. */
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
  /** `Idempotency-Key` of these values. */
  idempotencyKey: string;
  /** Language of the response's message, as a language tag. */
  language: string;
  signal: AbortSignal;
  /** Value of {@link SIGNALS_HEADER}, which helps the server detect bots. Default: none. */
  formSignals?: string;
}

/** Posts a body, as JSON or multipart, and parses the response. Rejects only if `signal` aborts. */
export async function send(url: string, body: string | FormData, options: SendOptions): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        Accept: 'application/json',
        'Accept-Language': options.language,
        // For FormData the browser sets the type itself, with the boundary.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        [IDEMPOTENCY_HEADER]: options.idempotencyKey,
        ...(options.formSignals && { [SIGNALS_HEADER]: options.formSignals }),
      },
      signal: options.signal,
    });
    return parseResponse(response, await response.text());
  } catch (error) {
    if (options.signal.aborted) throw error;
    console.error(error);
    return { outcome: 'unreachable' };
  }
}

function parseResponse(response: Response, text: string): SendResult {
  const body = parse(text);
  if (response.status === 204) return { outcome: 'accepted', message: '' };
  // A captive portal also returns 200, but only our server's responses have a message.
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

/** Whether a proxy, firewall or captive portal (511) responded instead of our server, whose responses always have a message. */
const isOfNetwork = (status: number, body: Partial<ErrorBody> | null) =>
  typeof body?.message !== 'string' && (status < 500 || status === 511);
