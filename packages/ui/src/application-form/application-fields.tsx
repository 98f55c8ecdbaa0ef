'use client';

import { useState } from 'react';
import { FormBody, formFields, FormTurn, type Form } from '../form/form.js';
import { formTexts } from '../form/form-texts.js';
import { emailInput, telInput } from '../form/inputs.js';
import { LinkRowsField, useLinkRows } from '../link-rows-field/index.js';
import { isOfRemovedRow } from '../link-rows-field/link-rows-field.logic.js';
import type { ApplicationFormProps, ApplicationFormValues } from './application-form-props.js';
import { LINKS, applicationFields } from './application-form.logic.js';
import { SourceFields } from './source-fields.js';

interface ApplicationFieldsProps extends Pick<
  ApplicationFormProps,
  'positionName' | 'platforms' | 'sources' | 'otherSource' | 'maxLinks' | 'normalizeLink' | 'labels'
> {
  form: Form<ApplicationFormValues>;
}

/** The form inside the section. */
export function ApplicationFields({
  form,
  positionName,
  platforms,
  sources,
  otherSource = 'other',
  maxLinks,
  normalizeLink,
  labels,
}: ApplicationFieldsProps) {
  const { id, errors, values } = form;
  const rows = useLinkRows(values.social_links?.length, form.turn);
  const [asksOther, setAsksOther] = useState(values.source === otherSource);
  const fields = formFields(
    form,
    applicationFields(id, labels, rows.keys),
    (name) => !isOfRemovedRow(rows.keys, LINKS, name) && (asksOther || name !== 'other_source'),
  );
  const { line, names, text, moreAfter } = formTexts<ApplicationFormValues>(fields);

  return (
    <FormBody form={form} summary={fields.summary} onSubmitted={rows.markSubmitted}>
      <p className="gloam-application-position">
        <span>{labels.position}</span>
        <strong>{positionName}</strong>
      </p>
      <FormTurn key={form.turn} form={form}>
        <div className="gloam-form-grid">
          {names('full_name')}
          {line('email', emailInput)}
          {line('phone', telInput)}
        </div>
        <LinkRowsField
          id={`${id}-${LINKS}`}
          name={LINKS}
          platforms={platforms}
          rows={rows}
          defaultValue={values.social_links}
          errors={errors}
          hint={labels.linksHint}
          maxRows={maxLinks}
          normalizeLink={normalizeLink}
          labels={labels.links}
        />
        {moreAfter(LINKS)}
        {text('software')}
        {text('motivation')}
        {text('availability')}
        <SourceFields
          source={fields.propsOf('source')}
          options={sources}
          placeholder={labels.sourcePlaceholder}
          otherSource={fields.propsOf('other_source')}
          asksOther={asksOther}
          onSource={(source) => {
            setAsksOther(source === otherSource);
          }}
        />
        {moreAfter('source')}
        {moreAfter('other_source')}
      </FormTurn>
    </FormBody>
  );
}
