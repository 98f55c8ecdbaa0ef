'use client';

import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { DraftNotice } from '../draft-notice/draft-notice.js';
import { ErrorSummary } from '../error-summary/error-summary.js';
import { FormStatus } from '../form-status/form-status.js';
import { HoneypotField } from '../honeypot-field/honeypot-field.js';
import { Icon } from '../icon/icon.js';
import { isBusy, type FormErrors } from '../internal/submission.js';
import { SubmitButton } from '../submit-button/submit-button.js';
import { FieldOfForm } from './field-of-form.js';
import type { FormField } from './form-fields.js';
import type { FormProps } from './form-props.js';
import { FormSection } from './form-section.js';
import { formSummary } from './form-summary.js';
import { useForm } from './use-form.js';
import { useShownFields } from './use-shown-fields.js';

const NO_ERRORS: FormErrors = {};

/**
 * A form made of a table of fields. It checks and sends nothing itself: `onSubmit` gets the values, `status` and `errors` come
 * back. State: `data-status` and `data-layout` on the root, `data-sent` while `sentMessage` is shown.
 */
export function Form<const Fields extends readonly FormField[]>(props: FormProps<Fields>): ReactNode;
export function Form({
  fields,
  errors = NO_ERRORS,
  failureMessage,
  sentMessage,
  privacyNote,
  intro,
  layout = 'beside',
  defaultValues,
  onSubmit,
  onCancel,
  trapName = 'form_note',
  now,
  draft,
  labels,
  ...section
}: FormProps): ReactNode {
  const { id, status } = section;
  const { formProps, values, turn, ...form } = useForm({
    ...{ id, status, fields, errors, defaultValues, onSubmit, onCancel, trapName, now, draft },
  });
  const { rowsOf, isHidden, readAnswers } = useShownFields(formProps.ref, fields, values, turn);
  const summary = formSummary(id, fields, errors, { rowsOf, isHidden });
  const isSent = status === 'sent';
  const stays = isSent && (sentMessage !== undefined || labels.sentTitle === undefined);
  const answer = useRef<HTMLParagraphElement>(null);
  const lastStatus = useRef(status);

  useEffect(() => {
    if (lastStatus.current !== status && isSent) answer.current?.focus();
    lastStatus.current = status;
  }, [isSent, status]);

  const draw = (field: FormField) => {
    const { name, label, hint, optional, visibleWhen } = field;
    const hidden = isHidden(field);
    const drawn = (
      <FieldOfForm
        field={field}
        control={{
          ...{ id: `${id}-${name}`, name, label, hint },
          errors: hidden ? undefined : errors[name],
          defaultValue: values[name] as string | undefined,
          optionalLabel: optional ? labels.optional : undefined,
          required: !optional,
          disabled: hidden || undefined,
        }}
        values={values}
        errors={errors}
        rows={rowsOf(name)}
      />
    );
    // A draft holds no file, so the one that was chosen stays when the others start anew.
    const key = `${name} ${String(field.kind === 'file' ? form.sent : turn)}`;
    return visibleWhen ? (
      <div key={key} hidden={hidden}>
        {drawn}
      </div>
    ) : (
      <Fragment key={key}>{drawn}</Fragment>
    );
  };

  return (
    <FormSection
      {...section}
      status={stays ? 'editing' : status}
      outcome={
        isSent
          ? { title: labels.sentTitle, text: labels.sentText }
          : { title: labels.closedTitle, text: labels.closedText }
      }
      data-layout={layout}
      data-sent={stays ? '' : undefined}
    >
      <ErrorSummary className="gloam-form-summary" id={form.summaryId} items={summary} labels={labels} />
      <form
        {...formProps}
        className="gloam-form"
        onChange={() => {
          readAnswers();
          form.draft.onChange();
        }}
        onSubmit={(event) => {
          if (!form.submit(event)) return;
          for (const { kind, name } of fields) if (kind === 'links') rowsOf(name).markSubmitted();
        }}
      >
        <noscript>
          <p className="gloam-caption gloam-form-no-script">{labels.noScript}</p>
        </noscript>
        {draft && <DraftNotice {...form.draft.notice} labels={labels.draft} />}
        {intro && <div className="gloam-form-intro">{intro}</div>}
        <EmptiedOnceSent key={turn} form={formProps.ref} busy={isBusy(status)} />
        {inRows(fields).map((row, index) =>
          Array.isArray(row) ? (
            // By its place: halves that change places keep what was typed into them.
            <div key={`halves ${String(index)}`} className="gloam-form-grid">
              {row.map(draw)}
            </div>
          ) : (
            draw(row)
          ),
        )}
        {stays && sentMessage && (
          <p className="gloam-form-outcome gloam-form-sent" ref={answer} tabIndex={-1}>
            <Icon name="check" size={22} />
            <span>{sentMessage}</span>
          </p>
        )}
        <HoneypotField name={trapName} />
        <div className="gloam-form-actions">
          <FormStatus
            status={status}
            failureMessage={failureMessage}
            onCancel={form.cancel}
            labels={labels}
          />
          <SubmitButton sending={isBusy(status)} labels={labels} />
          {privacyNote && <p className="gloam-caption gloam-form-privacy">{privacyNote}</p>}
        </div>
      </form>
    </FormSection>
  );
}

/** Fields one below the other; halves that follow each other are together. */
function inRows(fields: readonly FormField[]): (FormField | FormField[])[] {
  const rows: (FormField | FormField[])[] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.width !== 'half') rows.push(field);
    else if (Array.isArray(last)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

interface EmptiedOnceSentProps {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
}

/**
 * Empties fields that go because they are sent, in their last moment, which it is told of by going before them: Firefox
 * remembers what a field held as it went, and fills it in again when the page is reloaded.
 */
function EmptiedOnceSent({ form, busy }: EmptiedOnceSentProps) {
  const sending = useRef<HTMLFormElement>(null);
  useEffect(() => {
    sending.current = busy ? form.current : null;
  });
  useLayoutEffect(() => () => sending.current?.reset(), []);
  return null;
}

export type { FormControl, FormField, FormValues } from './form-fields.js';
export type { FormLabels, FormProps } from './form-props.js';
