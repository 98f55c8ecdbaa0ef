import { ENDPOINTS, type personMessageFields, personMessageSchema, validate } from '@fatal/contracts';
import { useState } from 'react';
import type { ValuesOf } from '../../forms/use-fields.ts';
import { useSubmission } from '../../forms/use-submission.ts';

/** Returns the submission of a message to a person, and the sender's email address. */
export function usePersonMessage(to: number) {
  const [email, setEmail] = useState('');
  const submission = useSubmission<ValuesOf<typeof personMessageFields>>({
    url: ENDPOINTS.contact,
    check: (values) => validate(personMessageSchema, { ...values, to }),
  });
  return { ...submission, email, setEmail };
}
