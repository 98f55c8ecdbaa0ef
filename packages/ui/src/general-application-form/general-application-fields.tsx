import { Fragment } from 'react';
import { FormBody, formFields, type Form } from '../form/form.js';
import { emailInput, telInput, urlInput } from '../form/inputs.js';
import { addHttps } from '../link-rows-field/index.js';
import { TextField } from '../text-field/index.js';
import { TextareaField } from '../textarea-field/index.js';
import type {
  GeneralApplicationFormProps,
  GeneralApplicationFormValues,
} from './general-application-form-props.js';
import { generalApplicationFields } from './general-application-form.logic.js';

interface GeneralApplicationFieldsProps extends Pick<
  GeneralApplicationFormProps,
  'normalizeLink' | 'labels'
> {
  form: Form<GeneralApplicationFormValues>;
}

/** The form inside the section. */
export function GeneralApplicationFields({
  form,
  normalizeLink = addHttps,
  labels,
}: GeneralApplicationFieldsProps) {
  const { propsOf, summary } = formFields(form, generalApplicationFields(labels));
  return (
    <FormBody form={form} summary={summary}>
      <Fragment key={form.turn}>
        <div className="gloam-form-grid">
          <TextField {...propsOf('full_name')} autoComplete="given-name" />
          <TextField {...propsOf('surname')} autoComplete="family-name" />
        </div>
        <TextField {...propsOf('job_title')} autoComplete="organization-title" />
        <TextField
          {...propsOf('portfolio')}
          {...urlInput(normalizeLink)}
          placeholder={labels.portfolioPlaceholder}
        />
        <div className="gloam-form-grid">
          <TextField {...propsOf('email')} {...emailInput} />
          <TextField {...propsOf('phone')} {...telInput} />
        </div>
        <TextareaField {...propsOf('message')} />
      </Fragment>
    </FormBody>
  );
}
