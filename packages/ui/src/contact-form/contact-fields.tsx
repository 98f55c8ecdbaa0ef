'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '../icon/index.js';
import { FormBody, formFields, FormTurn, type Form } from '../form/form.js';
import { formTexts } from '../form/form-texts.js';
import { emailInput } from '../form/inputs.js';
import { PhoneField } from '../phone-field/index.js';
import { SelectField } from '../select-field/index.js';
import type { ContactFormProps, ContactFormValues, OptionalContactField } from './contact-form-props.js';
import { contactFields } from './contact-form.logic.js';

interface ContactFieldsProps extends Pick<
  ContactFormProps,
  'sentMessage' | 'without' | 'reasons' | 'prefixes' | 'advisedLength' | 'labels'
> {
  form: Form<ContactFormValues>;
}

const NOTHING: readonly never[] = [];

/** The form inside the section. Its fields start anew after a submission, while the button and its focus stay. */
export function ContactFields({
  form,
  sentMessage,
  without = NOTHING,
  reasons = NOTHING,
  prefixes = NOTHING,
  advisedLength = 500,
  labels,
}: ContactFieldsProps) {
  const left = reasons.length === 0 ? [...without, 'reason' as const] : without;
  const has = (name: OptionalContactField) => !left.includes(name);
  const fields = formFields(form, contactFields(labels, left));
  const { line, names, text, moreAfter } = formTexts<ContactFormValues>(fields);
  const answer = useRef<HTMLParagraphElement>(null);
  const { status } = form;
  const lastStatus = useRef(status);

  useEffect(() => {
    if (lastStatus.current !== status && status === 'sent') answer.current?.focus();
    lastStatus.current = status;
  }, [status]);

  return (
    <FormBody form={form} summary={fields.summary}>
      <FormTurn key={form.turn} form={form}>
        {has('surname') ? (
          <div className="gloam-form-grid">{names('firstName')}</div>
        ) : (
          line('firstName', { autoComplete: 'name' })
        )}
        {has('email') && line('email', emailInput)}
        {has('phone') && (
          <>
            <PhoneField
              {...fields.propsOf('phone')}
              prefixes={prefixes}
              defaultPrefix={form.values.phonePrefix}
              labels={{ prefix: labels.phonePrefix }}
            />
            {moreAfter('phone')}
          </>
        )}
        {has('reason') && (
          <>
            <SelectField
              {...fields.propsOf('reason')}
              options={reasons}
              placeholder={labels.reasonPlaceholder}
            />
            {moreAfter('reason')}
          </>
        )}
        {text('message', {
          rows: 6,
          placeholder: labels.messagePlaceholder,
          advisedLength,
          labels: labels.messageCounter,
        })}
      </FormTurn>
      {status === 'sent' && sentMessage && (
        <p className="gloam-form-outcome gloam-contact-sent" ref={answer} tabIndex={-1}>
          <Icon name="check" size={22} />
          <span>{sentMessage}</span>
        </p>
      )}
    </FormBody>
  );
}
