import { ENDPOINTS, type personMessageFields, personMessageSchema, validate } from '@fatal/contracts';
import { useState } from 'react';
import type { ValuesOf } from '../../forms/use-fields.ts';
import { useSubmission } from '../../forms/use-submission.ts';

/** Sends a message to a person, and remembers which address the answer goes to. */
export function usePersonMessage(to: number) {
  const [email, setEmail] = useState('');
  const submission = useSubmission<ValuesOf<typeof personMessageFields>>({
    url: ENDPOINTS.contact,
    check: (values) => validate(personMessageSchema, { ...values, to }),
  });
  return { ...submission, email, setEmail };
}
