import { ContactForm, type ContactFormValues, type FormErrors } from '@gloam/ui';
import { useState } from 'react';
import type { Words } from './words.ts';

/** The form checks and sends nothing itself. What is sent here goes nowhere: an example has no server. */
export function Contact({ words }: { words: Words }) {
  const [isSent, setIsSent] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});

  const send = ({ email, message }: ContactFormValues) => {
    const missing = {
      ...(!email && { email: [words.required] }),
      ...(!message && { message: [words.required] }),
    };
    setErrors(missing);
    setIsSent(Object.keys(missing).length === 0);
  };

  return (
    <ContactForm
      id="contact"
      title={words.contactTitle}
      status={isSent ? 'sent' : 'editing'}
      errors={errors}
      failureMessage={words.failed}
      sentMessage={words.sent}
      reasons={words.reasons}
      prefixes={[
        { value: '+33', label: '+33 France' },
        { value: '+44', label: '+44 United Kingdom' },
      ]}
      onSubmit={send}
      labels={words.contact}
    />
  );
}
