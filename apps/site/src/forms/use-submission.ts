import { languageTag, writeSignals, type FieldErrors, type Validated } from '@fatal/contracts';
import type { SubmissionSignals, SubmissionStatus } from '@gloam/ui';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../runtime/site-context.ts';
import { bodyOf, type Attachment } from './body.ts';
import { send, type SendResult } from './send.ts';

/** After this long without an answer the form says that it is still working and offers to stop, in milliseconds. */
export const SLOW_AFTER = 10_000;

interface SubmissionState {
  status: SubmissionStatus;
  /** Keys by field; words are made where they are shown, so that a language switch re-words them. */
  errors: FieldErrors;
  failure: 'global' | 'limited';
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
    if (!checked.ok) {
      setState({ ...EDITING, errors: checked.errors });
      return;
    }
    const attached = attachment?.(values);
    const text = JSON.stringify(checked.value);
    if (attempt.current?.text !== text || attempt.current.file !== attached?.file) {
      // The body of the first attempt is kept, so that a retry is the same.
      const body = bodyOf(checked.value, attached);
      attempt.current = { text, file: attached?.file, body, key: randomKey() };
    }
    const { body, key } = attempt.current;

    const controller = new AbortController();
    request.current = controller;
    setState({ ...EDITING, status: 'sending' });
    const slow = setTimeout(() => {
      setState((current) => ({ ...current, status: 'slow' }));
    }, SLOW_AFTER);
    try {
      const options = {
        idempotencyKey: key,
        language: languageTag(locale),
        signal: controller.signal,
        formSignals: signals && writeSignals({ ...signals, trap: signals.trap !== '' }),
      };
      const after = stateAfter(await send(url, body, options));
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

function stateAfter(result: SendResult): SubmissionState {
  switch (result.outcome) {
    case 'accepted':
      return { ...EDITING, status: 'sent', message: result.message, withdrawPath: result.withdrawPath };
    case 'invalid':
      return { ...EDITING, errors: result.errors };
    case 'closed':
      return { ...EDITING, status: 'closed' };
    case 'limited':
      return { ...EDITING, status: 'failed', failure: 'limited' };
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
