'use client';

import type { ReactNode } from 'react';
import { ErrorSummary } from '../error-summary/index.js';
import { FormStatus } from '../form-status/index.js';
import { SubmitButton } from '../submit-button/index.js';
import type { FormLabels } from './form-props.js';
import { isBusy, type SubmissionStatus, type SummaryEntry } from './submission.js';
import type { useForm } from './use-form.js';

interface FormBodyProps {
  form: ReturnType<typeof useForm>;
  summaryId: string;
  summary: readonly SummaryEntry[];
  status: SubmissionStatus;
  failureMessage?: string;
  privacyNote?: ReactNode;
  labels: Omit<FormLabels, 'sentTitle' | 'sentText'>;
  children: ReactNode;
}

/** The form with its summary before it and its submit button after the fields. */
export function FormBody({
  form,
  summaryId,
  summary,
  status,
  failureMessage,
  privacyNote,
  labels,
  children,
}: FormBodyProps) {
  return (
    <>
      <ErrorSummary className="gloam-form-summary" id={summaryId} items={summary} labels={labels} />
      <form {...form.formProps} className="gloam-form">
        <noscript>
          <p className="gloam-form-no-script">{labels.noScript}</p>
        </noscript>
        {children}
        <div className="gloam-form-actions">
          <FormStatus
            status={status}
            failureMessage={failureMessage}
            onCancel={form.cancel}
            labels={labels}
          />
          <SubmitButton sending={isBusy(status)} labels={labels} />
          {privacyNote && <p className="gloam-form-privacy">{privacyNote}</p>}
        </div>
      </form>
    </>
  );
}
