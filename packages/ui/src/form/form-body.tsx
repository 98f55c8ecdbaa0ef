'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '../draft-notice/index.js';
import { ErrorSummary } from '../error-summary/index.js';
import { FormStatus } from '../form-status/index.js';
import { HoneypotField } from '../honeypot-field/index.js';
import { SubmitButton } from '../submit-button/index.js';
import { isBusy, type SummaryEntry } from '../internal/submission.js';
import type { Form } from './use-form.js';

interface FormBodyProps {
  form: Pick<
    Form<object>,
    | 'formProps'
    | 'submit'
    | 'cancel'
    | 'status'
    | 'summaryId'
    | 'failureMessage'
    | 'privacyNote'
    | 'trapName'
    | 'notice'
    | 'labels'
  >;
  summary: readonly SummaryEntry[];
  /** Called with each submission that is handed over. */
  onSubmitted?: () => void;
  children: ReactNode;
}

/** The form with its summary before it, the draft on offer above the fields and the submit button after them. */
export function FormBody({ form, summary, onSubmitted, children }: FormBodyProps) {
  const { status, labels, notice } = form;
  return (
    <>
      <ErrorSummary className="gloam-form-summary" id={form.summaryId} items={summary} labels={labels} />
      <form
        {...form.formProps}
        className="gloam-form"
        onSubmit={(event) => {
          if (form.submit(event)) onSubmitted?.();
        }}
      >
        <noscript>
          <p className="gloam-caption gloam-form-no-script">{labels.noScript}</p>
        </noscript>
        {notice && <DraftNotice {...notice} />}
        {children}
        <HoneypotField name={form.trapName} />
        <div className="gloam-form-actions">
          <FormStatus
            status={status}
            failureMessage={form.failureMessage}
            onCancel={form.cancel}
            labels={labels}
          />
          <SubmitButton sending={isBusy(status)} labels={labels} />
          {form.privacyNote && <p className="gloam-caption gloam-form-privacy">{form.privacyNote}</p>}
        </div>
      </form>
    </>
  );
}
