import { Form, type FormErrors } from '@gloam/ui';
import { formLabels } from '@gloam/ui/labels/en';
import { useState } from 'react';

interface Message {
  name: string;
  email: string;
  message: string;
}

const required = ['This field is required.'];

function check({ email, message }: Message): FormErrors {
  return { ...(email === '' && { email: required }), ...(message === '' && { message: required }) };
}

export function Contact() {
  const [status, setStatus] = useState<'editing' | 'sending' | 'failed' | 'sent'>('editing');
  const [errors, setErrors] = useState<FormErrors>({});

  const send = (values: Message) => {
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
    <Form
      id="contact"
      title="Write to us."
      fields={[
        { name: 'name', label: 'Name', autoComplete: 'name' },
        { name: 'email', kind: 'email', label: 'Email' },
        { name: 'message', kind: 'textarea', label: 'Message', rows: 6 },
      ]}
      status={status}
      errors={errors}
      failureMessage="That did not arrive. Please try again."
      sentMessage="We have it. Thank you."
      onSubmit={send}
      labels={formLabels}
    />
  );
}
