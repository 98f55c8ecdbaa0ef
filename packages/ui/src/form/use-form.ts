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

/** The used part of a submit event; older React types have no name for the whole event. */
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

/** Runs a form: reads its fields on submit, moves focus to an invalid field, saves drafts and resets the fields. */
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
    /** The initial values of the fields since the last reset. */
    values: start.values ?? defaultValues ?? {},
    /** The number of resets, for the keys of stateful fields. */
    turn: start.turn,
    /** The number of times the form was sent, for the keys of file fields: a restored draft does not reset these. */
    sent: start.sent,
    formProps: {
      ref: form,
      noValidate: true,
      // Without JavaScript, the default `get` would put all values into the URL.
      method: 'post',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
      },
    },
    /** Calls `onSubmit` with the values, unless a submission is pending; returns whether it did. */
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
    /** Moves focus to the submit button first, since the cancel button unmounts when pressed. */
    cancel:
      onCancel &&
      (() => {
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
        onCancel();
      }),
  } as const;
}

/**
 * Resets the form before its fields remount with other text: Firefox remembers the values of removed fields, and
 * restores them when the page is reloaded. Chosen files stay: their list is copied, since Chromium empties it.
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

/** Measures the time since the form appeared, in milliseconds; `undefined` if unknown. */
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
    // A form filled in before hydration appeared earlier, at an unknown time.
    if (held === defaults) since.current = current.now?.();
  }, [form, latest]);

  return {
    elapsed: () => (now && since.current !== undefined ? Math.round(now() - since.current) : undefined),
    /** Stops the clock, since the text of a restored draft is older than this form. */
    stop: () => {
      since.current = undefined;
    },
  };
}
