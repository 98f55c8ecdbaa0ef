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
 * A form defined by a list of fields. It does not validate or send: `onSubmit` receives the values, and you pass
 * `status` and `errors` back. State: `data-status` and `data-layout` on the root, `data-sent` while a sent form stays.
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
    id,
    status,
    fields,
    errors,
    defaultValues,
    onSubmit,
    onCancel,
    trapName,
    now,
    draft,
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

  const renderField = (field: FormField) => {
    const { name, label, hint, optional, visibleWhen } = field;
    const hidden = isHidden(field);
    const control = (
      <FieldOfForm
        field={field}
        control={{
          id: `${id}-${name}`,
          name,
          label,
          hint,
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
    // Drafts contain no files, so a chosen file stays mounted when the other fields are reset.
    const key = `${name} ${String(field.kind === 'file' ? form.sent : turn)}`;
    return visibleWhen ? (
      <div key={key} hidden={hidden}>
        {control}
      </div>
    ) : (
      <Fragment key={key}>{control}</Fragment>
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
        <ResetAfterSubmit key={turn} form={formProps.ref} busy={isBusy(status)} />
        {inRows(fields).map((row, index) =>
          Array.isArray(row) ? (
            // The key is the row's position: fields that swap places within a row keep their text.
            <div key={`halves ${String(index)}`} className="gloam-form-grid">
              {row.map(renderField)}
            </div>
          ) : (
            renderField(row)
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

/** Groups the fields into rows. Consecutive halves share a row. */
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

interface ResetAfterSubmitProps {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
}

/**
 * Resets the form just before its fields unmount after sending: Firefox remembers the values of removed fields, and
 * restores them when the page is reloaded. Rendered before the fields, so that its cleanup runs before theirs.
 */
function ResetAfterSubmit({ form, busy }: ResetAfterSubmitProps) {
  const sending = useRef<HTMLFormElement>(null);
  useEffect(() => {
    sending.current = busy ? form.current : null;
  });
  useLayoutEffect(() => () => sending.current?.reset(), []);
  return null;
}

export type { FormControl, FormField, FormValues } from './form-fields.js';
export type { FormLabels, FormProps } from './form-props.js';
