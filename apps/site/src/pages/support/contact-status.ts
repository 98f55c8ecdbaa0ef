import type { FieldErrors } from '@fatal/contracts';
import type { SubmissionStatus } from '@gloam/ui';

interface Outcome {
  status: SubmissionStatus;
  /** Errors from the server. */
  errors: FieldErrors;
}

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/**
 * Returns the status to show. The form's own errors come first, else the outcome of the last attempt. All unsuccessful
 * responses show the same failure (Spec 11.11).
 */
export function contactStatus({ status, errors }: Outcome, formErrors: FieldErrors): SubmissionStatus {
  if (!isEmpty(formErrors)) return 'editing';
  if (status === 'closed') return 'failed';
  return status === 'editing' && !isEmpty(errors) ? 'failed' : status;
}
