import { useEffect, useRef, useState } from 'react';
import { FormBody } from '../internal/form.js';
import { summaryEntries } from '../internal/submission.js';
import { useForm } from '../internal/use-form.js';
import { LinkRowsField, useLinkRows } from '../link-rows-field/index.js';
import { SelectField } from '../select-field/index.js';
import { TextField } from '../text-field/index.js';
import { TextareaField } from '../textarea-field/index.js';
import type { ApplicationFormProps } from './application-form.js';
import {
  LINKS,
  applicationFields,
  readApplication,
  withoutRemovedRows,
  type ApplicationFormValues,
} from './application-form.logic.js';

type ApplicationFieldsProps = Pick<
  ApplicationFormProps,
  | 'id'
  | 'status'
  | 'failureMessage'
  | 'privacyNote'
  | 'onSubmit'
  | 'onCancel'
  | 'positionName'
  | 'platforms'
  | 'sources'
  | 'maxLinks'
  | 'normalizeLink'
  | 'errors'
  | 'defaultValues'
  | 'labels'
> & { otherSource: string };

const NO_ERRORS = {};

/** The fields, apart from the section around them, so that they start anew after a submission. */
export function ApplicationFields({
  id,
  status,
  errors = NO_ERRORS,
  failureMessage,
  privacyNote,
  defaultValues = {},
  onSubmit,
  onCancel,
  positionName,
  platforms,
  sources,
  otherSource,
  maxLinks,
  normalizeLink,
  labels,
}: ApplicationFieldsProps) {
  const rows = useLinkRows(defaultValues.social_links?.length);
  const sourceSelect = useRef<HTMLSelectElement>(null);
  const [source, setSource] = useState(defaultValues.source ?? '');
  const asksOtherSource = source === otherSource;
  const summaryId = `${id}-errors`;
  const form = useForm({
    status,
    errors,
    summaryId,
    onData: (data) => {
      rows.markSubmitted();
      onSubmit(readApplication(data));
    },
    onCancel,
  });
  const fields = applicationFields(id, labels, rows.keys, asksOtherSource);
  const summary = summaryEntries(withoutRemovedRows(errors, rows.keys), fields);

  // What was chosen before hydration.
  useEffect(() => {
    setSource(sourceSelect.current?.value ?? '');
  }, []);

  const common = (name: Exclude<keyof ApplicationFormValues, typeof LINKS>) => ({
    id: `${id}-${name}`,
    name,
    errors: errors[name],
    defaultValue: defaultValues[name],
  });

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
      <p className="gloam-application-position">
        <span>{labels.position}</span>
        <strong>{positionName}</strong>
      </p>
      <div className="gloam-form-grid">
        <TextField {...common('full_name')} label={labels.fullName} autoComplete="given-name" required />
        <TextField {...common('surname')} label={labels.surname} autoComplete="family-name" required />
        <TextField
          {...common('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...common('phone')}
          label={labels.phone}
          optionalLabel={labels.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <LinkRowsField
        id={`${id}-${LINKS}`}
        name={LINKS}
        platforms={platforms}
        rows={rows}
        defaultValue={defaultValues.social_links}
        errors={errors}
        hint={labels.linksHint}
        maxRows={maxLinks}
        normalizeLink={normalizeLink}
        labels={labels.links}
      />
      <TextareaField {...common('software')} label={labels.software} required />
      <TextareaField {...common('motivation')} label={labels.motivation} required />
      <TextareaField
        {...common('availability')}
        label={labels.availability}
        optionalLabel={labels.optional}
      />
      <div className="gloam-form-grid">
        <SelectField
          {...common('source')}
          ref={sourceSelect}
          label={labels.source}
          placeholder={labels.sourcePlaceholder}
          options={sources}
          autoComplete="off"
          required
          onChange={(event) => {
            setSource(event.currentTarget.value);
          }}
        />
        <div hidden={!asksOtherSource}>
          <TextField
            {...common('other_source')}
            label={labels.otherSource}
            errors={asksOtherSource ? errors.other_source : undefined}
            autoComplete="off"
            disabled={!asksOtherSource}
            required
          />
        </div>
      </div>
    </FormBody>
  );
}
