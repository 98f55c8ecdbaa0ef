'use client';

import { classNames } from '../internal/class-names.js';
import { FormBody, formFields, FormSection, FormTurn, useForm } from '../form/form.js';
import { formTexts } from '../form/form-texts.js';
import { emailInput } from '../form/inputs.js';
import { messageFields, readMessage } from './message-form.logic.js';
import type { MessageFormProps, MessageFormValues } from './message-form-props.js';

/**
 * A short message to one person, in one column and without a heading, for a dialog. It sends nothing itself: `onSubmit` gets the values,
 * `status` and `errors` come back. State: `data-status` on the root.
 */
export function MessageForm(props: MessageFormProps) {
  const { labels } = props;
  const form = useForm(props, readMessage);
  const fields = formFields(form, messageFields(labels));
  const { line, text } = formTexts<MessageFormValues>(fields);
  return (
    <FormSection
      {...form.section}
      className={classNames('gloam-message', props.className)}
      sent={{ title: labels.sentTitle, text: labels.sentText }}
    >
      <FormBody form={form} summary={fields.summary}>
        <FormTurn key={form.turn} form={form}>
          {line('firstName', { autoComplete: 'name' })}
          {line('email', emailInput)}
          {text('message')}
        </FormTurn>
      </FormBody>
    </FormSection>
  );
}
