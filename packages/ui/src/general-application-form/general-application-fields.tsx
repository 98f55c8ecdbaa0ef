import { FormBody, formFields, FormTurn, type Form } from '../form/form.js';
import { formTexts } from '../form/form-texts.js';
import { emailInput, telInput, urlInput } from '../form/inputs.js';
import { addHttps } from '../link-rows-field/index.js';
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
  const fields = formFields(form, generalApplicationFields(labels));
  const { line, names, text } = formTexts<GeneralApplicationFormValues>(fields);
  return (
    <FormBody form={form} summary={fields.summary}>
      <FormTurn key={form.turn} form={form}>
        <div className="gloam-form-grid">{names('full_name')}</div>
        {line('job_title', { autoComplete: 'organization-title' })}
        {line('portfolio', { ...urlInput(normalizeLink), placeholder: labels.portfolioPlaceholder })}
        <div className="gloam-form-grid">
          {line('email', emailInput)}
          {line('phone', telInput)}
        </div>
        {text('message')}
      </FormTurn>
    </FormBody>
  );
}
