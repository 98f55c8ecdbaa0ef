import { languageTag, writeSignals, type FieldErrors, type Validated } from '@fatal/contracts';
import type { SubmissionSignals, SubmissionStatus } from '@gloam/ui';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../routes/site-context.ts';
import type { BrowserErrorKey, Failure } from './messages.tsx';
import { bodyOf, send, type Attachment, type SendResult } from './send.ts';

/** After this long without an answer the form says that it is still working and offers to stop, in milliseconds. */
export const SLOW_AFTER = 10_000;

interface SubmissionState {
  status: SubmissionStatus;
  /** Keys by field; words are made where they are shown, so that a language switch re-words them. */
  errors: FieldErrors;
  failure: Failure;
  message: string;
  /** The page that takes back what was sent. */
  withdrawPath?: string;
}

interface SubmissionOptions<Values> {
  url: string;
  /** The contract's rules: the body to send, or the errors by field. */
  check: (values: Values) => Validated<object>;
  /** The file that the form sends with its values, which must be texts then. Default none. */
  attachment?: (values: Values) => Attachment | null;
  /** What follows once it is stored, in place of saying so; the form goes on as if it were sending. */
  onSent?: () => void;
}

/** What is sent, kept for a retry. */
interface Attempt {
  text: string;
  file: File | undefined;
  body: string | FormData;
  key: string;
}

const EDITING: SubmissionState = { status: 'editing', errors: {}, failure: 'global', message: '' };

/**
 * Sends a form: checks it, posts it, tells how it went, and never touches what was typed.
 *
 * The same text and file sent again carry the same `Idempotency-Key`, so a retry after a lost answer stores nothing
 * twice.
 */
export function useSubmission<Values>({ url, check, attachment, onSent }: SubmissionOptions<Values>) {
  const { locale } = useSite();
  const [state, setState] = useState(EDITING);
  const attempt = useRef<Attempt | null>(null);
  const request = useRef<AbortController | null>(null);

  useEffect(() => () => request.current?.abort(), []);

  const submit = async (values: Values, signals?: SubmissionSignals) => {
    if (request.current) return;
    const checked = check(values);
    const attached = attachment?.(values);
    if (!checked.ok) {
      // Chromium says of a file that was deleted that it is empty.
      const gone = attached?.file.size === 0 && fileErrors(attached, 'file_changed');
      setState({ ...EDITING, errors: { ...checked.errors, ...gone } });
      return;
    }

    const controller = new AbortController();
    request.current = controller;
    setState({ ...EDITING, status: 'sending' });
    const slow = setTimeout(() => {
      setState((current) => ({ ...current, status: 'slow' }));
    }, SLOW_AFTER);
    try {
      const copy = attached && (await copyOf(attached));
      if (attached && !copy) {
        setState({ ...EDITING, errors: fileErrors(attached, 'file_changed') });
        return;
      }
      const text = JSON.stringify(checked.value);
      if (attempt.current?.text !== text || attempt.current.file !== attached?.file) {
        // The body of the first attempt is kept, so that a retry is the same.
        const body = bodyOf(checked.value, copy);
        attempt.current = { text, file: attached?.file, body, key: randomKey() };
      }
      const { body, key } = attempt.current;
      const options = {
        idempotencyKey: key,
        language: languageTag(locale),
        signal: controller.signal,
        formSignals: signals && writeSignals({ ...signals, trap: signals.trap !== '' }),
      };
      const after = stateAfter(await send(url, body, options), attached);
      if (onSent && after.status === 'sent') onSent();
      else setState(after);
    } catch {
      setState(EDITING);
    } finally {
      clearTimeout(slow);
      request.current = null;
    }
  };

  const cancel = () => {
    request.current?.abort();
  };

  return { ...state, submit, cancel };
}

const fileErrors = ({ name }: Attachment, key: BrowserErrorKey): FieldErrors => ({ [name]: [key] });

/** A copy in memory, which stays as it is while it is sent; `null` where the file on the disk has changed or is gone. */
async function copyOf({ name, file }: Attachment): Promise<Attachment | null> {
  try {
    const content = await file.arrayBuffer();
    // Chromium reads nothing of a file that has changed; Firefox reads the new content, under the size of the old.
    return content.byteLength === file.size
      ? { name, file: new File([content], file.name, { type: file.type }) }
      : null;
  } catch {
    return null;
  }
}

function stateAfter(result: SendResult, attached: Attachment | null | undefined): SubmissionState {
  switch (result.outcome) {
    case 'accepted':
      return { ...EDITING, status: 'sent', message: result.message, withdrawPath: result.withdrawPath };
    case 'invalid':
      return { ...EDITING, errors: result.errors };
    case 'closed':
      return { ...EDITING, status: 'closed' };
    case 'limited':
      return { ...EDITING, status: 'failed', failure: 'limited' };
    case 'unreachable':
      return { ...EDITING, status: 'failed', failure: 'unreachable' };
    case 'too_large':
      return attached
        ? { ...EDITING, errors: fileErrors(attached, 'file_too_large') }
        : { ...EDITING, status: 'failed' };
    case 'failed':
      return { ...EDITING, status: 'failed' };
  }
}

/** 128 random bits in hexadecimal; unlike `crypto.randomUUID` it is there on plain HTTP too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
