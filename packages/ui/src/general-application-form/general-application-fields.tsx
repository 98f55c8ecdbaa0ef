import { FormBody } from '../internal/form.js';
import { summaryEntries } from '../internal/submission.js';
import { useForm } from '../internal/use-form.js';
import { addHttps } from '../link-rows-field/index.js';
import { TextField } from '../text-field/index.js';
import { TextareaField } from '../textarea-field/index.js';
import type { GeneralApplicationFormProps } from './general-application-form.js';
import {
  GENERAL_APPLICATION_FIELDS,
  readGeneralApplication,
  type GeneralApplicationField,
} from './general-application-form.logic.js';

type GeneralApplicationFieldsProps = Pick<
  GeneralApplicationFormProps,
  | 'id'
  | 'status'
  | 'errors'
  | 'failureMessage'
  | 'privacyNote'
  | 'defaultValues'
  | 'onSubmit'
  | 'onCancel'
  | 'normalizeLink'
  | 'labels'
>;

const NO_ERRORS = {};

/** The fields, apart from the section around them, so that they start anew after a submission. */
export function GeneralApplicationFields({
  id,
  status,
  errors = NO_ERRORS,
  failureMessage,
  privacyNote,
  defaultValues = {},
  onSubmit,
  onCancel,
  normalizeLink = addHttps,
  labels,
}: GeneralApplicationFieldsProps) {
  const summaryId = `${id}-errors`;
  const form = useForm({
    status,
    errors,
    summaryId,
    onData: (data) => {
      onSubmit(readGeneralApplication(data));
    },
    onCancel,
  });

  const texts: Record<GeneralApplicationField, string> = {
    full_name: labels.fullName,
    surname: labels.surname,
    job_title: labels.jobTitle,
    portfolio: labels.portfolio,
    email: labels.email,
    phone: labels.phone,
    message: labels.message,
  };

  const common = (name: GeneralApplicationField) => ({
    id: `${id}-${name}`,
    name,
    label: texts[name],
    errors: errors[name],
    defaultValue: defaultValues[name],
    required: name !== 'phone',
  });

  const summary = summaryEntries(
    errors,
    GENERAL_APPLICATION_FIELDS.map((name) => ({ name, id: `${id}-${name}`, label: texts[name] })),
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
      <div className="gloam-form-grid">
        <TextField {...common('full_name')} autoComplete="given-name" />
        <TextField {...common('surname')} autoComplete="family-name" />
      </div>
      <TextField {...common('job_title')} autoComplete="organization-title" />
      <TextField
        {...common('portfolio')}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={labels.portfolioPlaceholder}
        onBlur={({ currentTarget: input }) => {
          const normalized = normalizeLink(input.value);
          if (normalized !== input.value) input.value = normalized;
        }}
      />
      <div className="gloam-form-grid">
        <TextField
          {...common('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...common('phone')}
          optionalLabel={labels.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextareaField {...common('message')} />
    </FormBody>
  );
}
