import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.js';
import { FormBody } from '../internal/form.js';
import { summaryEntries } from '../internal/submission.js';
import { useForm } from '../internal/use-form.js';
import { PhoneField } from '../phone-field/index.js';
import { SelectField } from '../select-field/index.js';
import { TextField } from '../text-field/index.js';
import { TextareaField } from '../textarea-field/index.js';
import type { ContactFormProps } from './contact-form.js';
import { CONTACT_FIELDS, readContact, type ContactField } from './contact-form.logic.js';

type ContactFieldsProps = Pick<
  ContactFormProps,
  | 'id'
  | 'status'
  | 'errors'
  | 'failureMessage'
  | 'sentMessage'
  | 'privacyNote'
  | 'defaultValues'
  | 'reasons'
  | 'prefixes'
  | 'advisedLength'
  | 'onSubmit'
  | 'onCancel'
  | 'labels'
> & {
  /** How often the form was sent; each time the fields start anew. */
  sentCount: number;
};

const NO_ERRORS = {};

/** The fields, apart from the section around them; they start anew while the button and its focus stay. */
export function ContactFields({
  id,
  sentCount,
  status,
  errors = NO_ERRORS,
  failureMessage,
  sentMessage,
  privacyNote,
  defaultValues = {},
  reasons,
  prefixes,
  advisedLength = 500,
  onSubmit,
  onCancel,
  labels,
}: ContactFieldsProps) {
  const summaryId = `${id}-errors`;
  const form = useForm({
    status,
    errors,
    summaryId,
    onData: (data) => {
      onSubmit(readContact(data));
    },
    onCancel,
  });

  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentCount > 0) answer.current?.focus();
  }, [sentCount]);

  const common = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    errors: errors[name],
    defaultValue: defaultValues[name],
    required: name !== 'phone',
  });

  const summary = summaryEntries(
    errors,
    CONTACT_FIELDS.map((name) => ({ name, id: `${id}-${name}`, label: labels[name] })),
  );

  return (
    <FormBody
      form={form}
      summaryId={summaryId}
      summary={summary}
      status={status}
      failureMessage={failureMessage}
      privacyNote={privacyNote}
      labels={labels}
    >
      <Fragment key={sentCount}>
        <div className="gloam-form-grid">
          <TextField {...common('firstName')} autoComplete="given-name" />
          <TextField {...common('surname')} autoComplete="family-name" />
        </div>
        <TextField
          {...common('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField
          {...common('phone')}
          optionalLabel={labels.optional}
          prefixes={prefixes}
          defaultPrefix={defaultValues.phonePrefix}
          labels={{ prefix: labels.phonePrefix }}
        />
        <SelectField {...common('reason')} options={reasons} placeholder={labels.reasonPlaceholder} />
        <TextareaField
          {...common('message')}
          rows={6}
          placeholder={labels.messagePlaceholder}
          advisedLength={advisedLength}
          labels={labels.messageCounter}
        />
      </Fragment>
      {status === 'sent' && sentMessage && (
        <p className="gloam-contact-sent" ref={answer} tabIndex={-1}>
          <Icon name="check" size={22} />
          <span>{sentMessage}</span>
        </p>
      )}
    </FormBody>
  );
}
