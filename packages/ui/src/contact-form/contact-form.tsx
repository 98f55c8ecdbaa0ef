'use client';

import { useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { FormSection, type FormLabels, type FormProps } from '../internal/form.js';
import type { PhonePrefixOption } from '../phone-field/index.js';
import type { SelectOption } from '../select-field/index.js';
import type { TextareaFieldLabels } from '../textarea-field/index.js';
import { ContactFields } from './contact-fields.js';
import type { ContactFormValues } from './contact-form.logic.js';

export interface ContactFormLabels extends Omit<FormLabels, 'sentTitle' | 'sentText'> {
  /** Label of `firstName`. */
  firstName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
  /** Name of the menu of calling codes; spoken, not shown. */
  phonePrefix: string;
  /** Label of `reason`. */
  reason: string;
  /** First, empty choice of `reason`. */
  reasonPlaceholder: string;
  /** Label of `message`. */
  message: string;
  /** Shown in an empty `message`, such as how long it should be. */
  messagePlaceholder?: string;
  /** Words of the counter under `message`. */
  messageCounter: TextareaFieldLabels;
}

export interface ContactFormProps extends Omit<FormProps<ContactFormValues>, 'reference'> {
  /** Where the submission stands. After `sent` the form is empty again and can be used again. */
  status: 'editing' | 'sending' | 'slow' | 'failed' | 'sent';
  /** What the receiver answered; shown while `status` is `sent`. */
  sentMessage?: string;
  /** Why somebody writes, in the menu's order. */
  reasons: readonly SelectOption[];
  /** Calling codes, in the menu's order; `defaultValues.phonePrefix` is chosen at first, or else the first. */
  prefixes: readonly PhonePrefixOption[];
  /** Length in characters above which the counter of `message` gives advice. Default 500. */
  advisedLength?: number;
  /** Words of the form. */
  labels: ContactFormLabels;
}

/**
 * A message to the people behind a site. It sends nothing itself: `onSubmit` gets the values, `status` and `errors`
 * come back. Unlike other forms it stays after a submission, emptied to `defaultValues`, with the answer above its
 * button. State: `data-status` on the root, `data-sent` while the answer is shown.
 */
export function ContactForm({
  id,
  title,
  headingLevel,
  note,
  status,
  errors,
  failureMessage,
  sentMessage,
  privacyNote,
  defaultValues,
  reasons,
  prefixes,
  advisedLength,
  onSubmit,
  onCancel,
  labels,
  className,
  ...rest
}: ContactFormProps) {
  const [lastStatus, setLastStatus] = useState(status);
  const [sentCount, setSentCount] = useState(0);

  if (status !== lastStatus) {
    setLastStatus(status);
    if (status === 'sent') setSentCount(sentCount + 1);
  }

  const sent = status === 'sent';
  return (
    <FormSection
      {...rest}
      className={classNames('gloam-contact', className)}
      id={id}
      title={title}
      headingLevel={headingLevel}
      note={note}
      status={sent ? 'editing' : status}
      sent={{ title: '', text: '' }}
      data-sent={sent ? '' : undefined}
    >
      <ContactFields
        id={id}
        sentCount={sentCount}
        status={status}
        errors={errors}
        failureMessage={failureMessage}
        sentMessage={sentMessage}
        privacyNote={privacyNote}
        defaultValues={defaultValues}
        reasons={reasons}
        prefixes={prefixes}
        advisedLength={advisedLength}
        onSubmit={onSubmit}
        onCancel={onCancel}
        labels={labels}
      />
    </FormSection>
  );
}
