'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../internal/is-composing.js';
import { useDraft } from '../draft-notice/use-draft.js';
import type { DraftProps, FormLabels, FormProps, FormTextField } from './form-props.js';
import { defaultData, isBusy, textOf, textsOf, type FormErrors } from '../internal/submission.js';
import { useFormFocus } from './use-form-focus.js';
import { useLatest } from '../internal/use-latest.js';

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type GivenProps<Values> = Omit<FormProps<Values>, 'title'> & Pick<Partial<FormProps<Values>>, 'title'>;

/**
 * What is left for the root. By a name: spelled out in the declarations, it would be what the newest types of React know of
 * a `<section>`.
 */
type SectionProps<Values> = Omit<
  GivenProps<Values>,
  | 'errors'
  | 'failureMessage'
  | 'privacyNote'
  | 'defaultValues'
  | 'onSubmit'
  | 'onCancel'
  | 'trapName'
  | 'now'
  | 'fields'
>;

/** The part of an event of submission that counts; older types of React have no name for the whole. */
interface Submission {
  preventDefault: () => void;
  currentTarget: HTMLFormElement;
}

const NO_ERRORS: FormErrors = {};
const NO_FIELDS: readonly FormTextField[] = [];

/**
 * What every form of the library does: it reads its fields on submission, moves the focus to what needs attention,
 * keeps drafts and starts anew. `section` is for `FormSection`, the whole for `FormBody` and `formFields`.
 */
export function useForm<Values extends object>(
  props: GivenProps<Values> & DraftProps<FormLabels>,
  readOwn: (data: FormData) => Values,
) {
  const {
    errors = NO_ERRORS,
    failureMessage,
    privacyNote,
    defaultValues,
    onSubmit,
    onCancel,
    trapName = 'form_note',
    now,
    draft,
    fields = NO_FIELDS,
    labels,
    ...rest
  } = props;
  const section: SectionProps<Values> = rest;
  const { id, status } = section;
  const names = fields.map(({ name }) => name);
  const read = (data: FormData): Values => ({ ...textsOf(data, names), ...readOwn(data) });
  const form = useRef<HTMLFormElement>(null);
  const [lastStatus, setLastStatus] = useState(status);
  const [start, setStart] = useState<{ turn: number; values?: Partial<Values> }>({ turn: 0 });
  const busy = isBusy(status);
  const sent = status === 'sent';
  const values: Partial<Values> = start.values ?? defaultValues ?? {};
  const summaryId = `${id}-errors`;

  if (status !== lastStatus) {
    setLastStatus(status);
    if (sent) setStart({ turn: start.turn + 1 });
  }

  const expectErrors = useFormFocus(form, summaryId, busy, errors);
  const clock = useClock(form, read, now);
  const drafts = useDraft({
    form,
    draft,
    read,
    sent,
    onRestore: (restored: Partial<Values>) => {
      clock.stop();
      emptyFields(form.current);
      setStart({ turn: start.turn + 1, values: restored });
    },
  });

  return {
    section,
    id,
    status,
    errors,
    summaryId,
    failureMessage,
    privacyNote,
    trapName,
    labels,
    fields,
    notice: props.draft && { ...drafts.notice, labels: props.labels.draft },
    /** What the fields begin with in this turn. */
    values,
    /** Counts how often the fields began anew; the key of what holds state. */
    turn: start.turn,
    formProps: {
      ref: form,
      noValidate: true,
      // Without script the browser would otherwise put every answer into the address.
      method: 'post',
      onChange: drafts.onChange,
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
        onSubmit(read(data), { trap: textOf(data, trapName), elapsed: clock.elapsed() });
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
