import { FORMS, type FormName } from '@fatal/contracts';

/** What was sent in: a form that people fill in, or the gate's anonymous numbers. */
export type SubmissionKind = FormName | 'gate';

export const SUBMISSION_KINDS: readonly SubmissionKind[] = [...(Object.keys(FORMS) as FormName[]), 'gate'];
