'use client';

import { FormSection, useForm } from '../form/form.js';
import { ContactFields } from './contact-fields.js';
import { readContact } from './contact-form.logic.js';
import type { ContactFormProps } from './contact-form-props.js';

/**
 * A message to the people behind a site. It sends nothing itself: `onSubmit` gets the values, `status` and `errors`
 * come back. Unlike other forms it stays after a submission, emptied to `defaultValues`, with the answer above its
 * button. State: `data-status` on the root, `data-sent` while the answer is shown.
 */
export function ContactForm({
  sentMessage,
  without,
  reasons,
  prefixes,
  advisedLength,
  ...props
}: ContactFormProps) {
  const form = useForm(props, readContact);
  const sent = props.status === 'sent';
  return (
    <FormSection {...form.section} status={sent ? 'editing' : props.status} data-sent={sent ? '' : undefined}>
      <ContactFields
        form={form}
        sentMessage={sentMessage}
        without={without}
        reasons={reasons}
        prefixes={prefixes}
        advisedLength={advisedLength}
        labels={props.labels}
      />
    </FormSection>
  );
}
