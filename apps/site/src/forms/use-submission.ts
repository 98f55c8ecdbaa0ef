import { languageTag, writeSignals, type FieldErrors, type Validated } from '@fatal/contracts';
import type { SubmissionSignals, SubmissionStatus } from '@gloam/ui';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../routes/site-context.ts';
import type { BrowserErrorKey, Failure } from './messages.tsx';
import { bodyOf, send, type Attachment, type SendResult } from './send.ts';

/** Time without a response after which the form offers to cancel, in milliseconds. */
export const SLOW_AFTER = 10_000;

interface SubmissionState {
  status: SubmissionStatus;
  /** Error keys by field. They are translated on render, so that they follow a change of language. */
  errors: FieldErrors;
  failure: Failure;
  message: string;
  /** Path of the page where the sender can delete the submission. */
  withdrawPath?: string;
}

interface SubmissionOptions<Values> {
  url: string;
  /** Validates the values. Returns the body to send, or errors by field. */
  check: (values: Values) => Validated<object>;
  /** Returns the file to send with the values. Default: none. */
  attachment?: (values: Values) => Attachment | null;
  /** Called on success instead of showing the confirmation. The form stays in its sending state. */
  onSent?: () => void;
}

/** Last request, kept for a retry. */
interface Attempt {
  text: string;
  file: File | undefined;
  body: string | FormData;
  key: string;
}

const EDITING: SubmissionState = { status: 'editing', errors: {}, failure: 'global', message: '' };

/**
 * Validates and posts a form, and returns the state of the submission. Typed values are never changed.
 *
 * Sending the same text and file again reuses the `Idempotency-Key`, so a retry after a lost response isn't stored twice.
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
      // Chromium reports a size of 0 for a deleted file.
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
        // A retry sends the same body again.
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

/** Copies a file to memory, so that it can't change while it is sent. Returns `null` if the file has changed or is gone. */
async function copyOf({ name, file }: Attachment): Promise<Attachment | null> {
  try {
    const content = await file.arrayBuffer();
    // Chromium rejects if the file has changed; Firefox reads the new content but reports the old size.
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

/** Returns 128 random bits as hex. Unlike `crypto.randomUUID`, it works over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
