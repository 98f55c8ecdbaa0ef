'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useDraft } from '../draft-notice/use-draft.js';
import { defaultData, isBusy, textOf, type FormErrors } from '../internal/submission.js';
import { useLatest } from '../internal/use-latest.js';
import { readFields, type FormField } from './form-fields.js';
import type { FormProps } from './form-props.js';
import { useFormFocus } from './use-form-focus.js';

export type Values = Readonly<Record<string, unknown>>;

/** The part of an event of submission that counts; older types of React have no name for the whole. */
interface Submission {
  preventDefault: () => void;
  currentTarget: HTMLFormElement;
}

interface UseFormProps extends Pick<
  FormProps,
  'id' | 'status' | 'defaultValues' | 'onSubmit' | 'onCancel' | 'now' | 'draft'
> {
  fields: readonly FormField[];
  errors: FormErrors;
  trapName: string;
}

/**
 * Runs a form: reads its fields on submission, moves the focus to a field that needs attention, keeps drafts and starts anew.
 */
export function useForm({
  id,
  status,
  errors,
  defaultValues,
  onSubmit,
  onCancel,
  now,
  draft,
  fields,
  trapName,
}: UseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [lastStatus, setLastStatus] = useState(status);
  const [start, setStart] = useState<{ turn: number; sent: number; values?: Values }>({ turn: 0, sent: 0 });
  const busy = isBusy(status);
  const sent = status === 'sent';
  const summaryId = `${id}-errors`;
  const read = (data: FormData) => readFields(data, fields);

  if (status !== lastStatus) {
    setLastStatus(status);
    if (sent) setStart({ turn: start.turn + 1, sent: start.sent + 1 });
  }

  const expectErrors = useFormFocus(form, summaryId, busy, errors);
  const clock = useClock(form, read, now);
  const drafts = useDraft({
    form,
    draft,
    read,
    sent,
    onRestore: (restored: Values) => {
      clock.stop();
      emptyFields(form.current);
      setStart({ ...start, turn: start.turn + 1, values: restored });
    },
  });

  return {
    summaryId,
    draft: drafts,
    /** The values at the beginning of this turn. */
    values: start.values ?? defaultValues ?? {},
    /** Counts how often the fields began anew; the key of what holds state. */
    turn: start.turn,
    /** Counts how often the form was sent; the key of files, which outlast the restoring of a draft. */
    sent: start.sent,
    formProps: {
      ref: form,
      noValidate: true,
      // Without script the browser would otherwise put every answer into the address.
      method: 'post',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
      },
    },
    /** Hands over the values, unless an answer is being waited for; says whether it did. */
    submit: (event: Submission): boolean => {
      event.preventDefault();
      if (!busy) {
        expectErrors();
        const data = new FormData(event.currentTarget);
        onSubmit(read(data) as Parameters<typeof onSubmit>[0], {
          trap: textOf(data, trapName),
          elapsed: clock.elapsed(),
        });
      }
      return !busy;
    },
    /** The cancel button goes away when pressed, so the focus moves to the submit button first. */
    cancel:
      onCancel &&
      (() => {
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
        onCancel();
      }),
  } as const;
}

/**
 * Before fields go, to begin anew with other text: Firefox remembers what a field held as it went, and fills it in again
 * when the page is reloaded, sent or not. A file that was chosen stays: its list is copied, since Chromium empties it.
 */
function emptyFields(form: HTMLFormElement | null) {
  const kept = Array.from(form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
    .filter(({ files }) => files?.length)
    .map((input) => {
      const list = new DataTransfer();
      for (const file of input.files ?? []) list.items.add(file);
      return { input, files: list.files };
    });
  form?.reset();
  for (const { input, files } of kept) input.files = files;
}

/** Milliseconds since the form appeared, as far as anybody knows. */
function useClock(
  form: RefObject<HTMLFormElement | null>,
  read: (data: FormData) => unknown,
  now: (() => number) | undefined,
) {
  const since = useRef<number>(undefined);
  const latest = useLatest({ read, now });

  useEffect(() => {
    const { current } = latest;
    if (!form.current) return;
    const [held, defaults] = [new FormData(form.current), defaultData(form.current)].map((data) =>
      JSON.stringify(current.read(data)),
    );
    // Filled in before the script ran: the form is older than this.
    if (held === defaults) since.current = current.now?.();
  }, [form, latest]);

  return {
    elapsed: () => (now && since.current !== undefined ? Math.round(now() - since.current) : undefined),
    /** The text is older than this form: nobody knows how long it took. */
    stop: () => {
      since.current = undefined;
    },
  };
}
