import type { FieldErrors } from '@fatal/contracts';
import type { SubmissionStatus } from '@gloam/ui';

interface Outcome {
  status: SubmissionStatus;
  /** What the server found; the form found nothing, or it would not have asked. */
  errors: FieldErrors;
}

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/**
 * What the form shows: its own errors first, else how the last attempt ended. Every answer that is not a success is the
 * same failure, whatever it says (Spec 11.11).
 */
export function contactStatus({ status, errors }: Outcome, formErrors: FieldErrors): SubmissionStatus {
  if (!isEmpty(formErrors)) return 'editing';
  if (status === 'closed') return 'failed';
  return status === 'editing' && !isEmpty(errors) ? 'failed' : status;
}
