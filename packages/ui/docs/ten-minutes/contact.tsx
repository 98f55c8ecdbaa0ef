import { ContactForm, type ContactFormValues, type FormErrors } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import { useState } from 'react';

const required = ['This field is required.'];

function check({ email, message }: ContactFormValues): FormErrors {
  return { ...(email === '' && { email: required }), ...(message === '' && { message: required }) };
}

export function Contact() {
  const [status, setStatus] = useState<'editing' | 'sending' | 'failed' | 'sent'>('editing');
  const [errors, setErrors] = useState<FormErrors>({});

  const send = (values: ContactFormValues) => {
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setStatus('sending');
    fetch('/api/contact', { method: 'POST', body: JSON.stringify(values) }).then(
      ({ ok }) => setStatus(ok ? 'sent' : 'failed'),
      () => setStatus('failed'),
    );
  };

  return (
    <ContactForm
      id="contact"
      title="Write to us."
      without={['surname', 'phone', 'reason']}
      status={status}
      errors={errors}
      failureMessage="That did not arrive. Please try again."
      sentMessage="We have it. Thank you."
      onSubmit={send}
      labels={{ ...contactFormLabels, firstName: 'Name' }}
    />
  );
}
