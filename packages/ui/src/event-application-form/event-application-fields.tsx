'use client';

import { Fragment } from 'react';
import { FileField } from '../file-field/index.js';
import { FormBody, formFields, FormTurn, type Form } from '../form/form.js';
import { formTexts } from '../form/form-texts.js';
import { emailInput } from '../form/inputs.js';
import { LinkRowsField, useLinkRows } from '../link-rows-field/index.js';
import { isOfRemovedRow } from '../link-rows-field/link-rows-field.logic.js';
import type {
  EventApplicationFormProps,
  EventApplicationFormValues,
} from './event-application-form-props.js';
import { PORTFOLIO, RESUME, eventApplicationFields } from './event-application-form.logic.js';

interface EventApplicationFieldsProps extends Pick<
  EventApplicationFormProps,
  'maxLinks' | 'accept' | 'normalizeLink' | 'labels'
> {
  form: Form<EventApplicationFormValues>;
}

/** The form inside the section. */
export function EventApplicationFields({
  form,
  maxLinks = 5,
  accept,
  normalizeLink,
  labels,
}: EventApplicationFieldsProps) {
  const { id, errors, values } = form;
  const rows = useLinkRows(values.portfolio_links?.length, form.turn);
  const fields = formFields(
    form,
    eventApplicationFields(id, labels, rows.keys),
    (name) => !isOfRemovedRow(rows.keys, PORTFOLIO, name),
  );
  const { line, names, moreAfter } = formTexts<EventApplicationFormValues>(fields);

  return (
    <FormBody form={form} summary={fields.summary} onSubmitted={rows.markSubmitted}>
      <FormTurn key={form.turn} form={form}>
        <div className="gloam-form-grid">{names('first_name')}</div>
        {line('email', emailInput)}
        {line('md_code', {
          hint: labels.codeHint,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        })}
        <LinkRowsField
          id={`${id}-${PORTFOLIO}`}
          name={PORTFOLIO}
          rows={rows}
          defaultValue={values.portfolio_links}
          errors={errors}
          hint={labels.linksHint}
          maxRows={maxLinks}
          normalizeLink={normalizeLink}
          labels={labels.links}
        />
        {moreAfter(PORTFOLIO)}
      </FormTurn>
      {/* A draft holds no file, so the one that was chosen stays when the others start anew. */}
      <FileField
        id={`${id}-${RESUME}`}
        name={RESUME}
        label={labels.resume}
        hint={labels.resumeHint}
        errors={errors[RESUME]}
        accept={accept}
        required
        labels={labels.resumeFile}
      />
      <Fragment key={`after-${String(form.turn)}`}>{moreAfter(RESUME)}</Fragment>
    </FormBody>
  );
}
