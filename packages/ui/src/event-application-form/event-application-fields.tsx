'use client';

import { Fragment } from 'react';
import { FileField } from '../file-field/index.js';
import { FormBody, formFields, type Form } from '../form/form.js';
import { emailInput } from '../form/inputs.js';
import { LinkRowsField, useLinkRows } from '../link-rows-field/index.js';
import { isOfRemovedRow } from '../link-rows-field/link-rows-field.logic.js';
import { TextField } from '../text-field/index.js';
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
  const { propsOf, summary } = formFields(
    form,
    eventApplicationFields(id, labels, rows.keys),
    (name) => !isOfRemovedRow(rows.keys, PORTFOLIO, name),
  );

  return (
    <FormBody form={form} summary={summary} onSubmitted={rows.markSubmitted}>
      <Fragment key={form.turn}>
        <div className="gloam-form-grid">
          <TextField {...propsOf('first_name')} autoComplete="given-name" />
          <TextField {...propsOf('surname')} autoComplete="family-name" />
        </div>
        <TextField {...propsOf('email')} {...emailInput} />
        <TextField
          {...propsOf('md_code')}
          hint={labels.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
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
      </Fragment>
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
    </FormBody>
  );
}
