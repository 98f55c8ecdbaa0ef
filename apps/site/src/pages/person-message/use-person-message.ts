import { ENDPOINTS, personMessageSchema, validate } from '@fatal/contracts';
import type { MessageFormValues } from '@gloam/ui';
import { useState } from 'react';
import { useSubmission } from '../../forms/use-submission.ts';

/** Sends a message to a person, and remembers which address the answer goes to. */
export function usePersonMessage(to: number) {
  const [email, setEmail] = useState('');
  const submission = useSubmission<MessageFormValues>({
    url: ENDPOINTS.contact,
    check: (values) => validate(personMessageSchema, { ...values, to }),
  });
  return { ...submission, email, setEmail };
}
