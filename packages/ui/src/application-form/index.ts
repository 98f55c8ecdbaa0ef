export { ApplicationForm } from './application-form.js';
export type {
  ApplicationFormLabels,
  ApplicationFormProps,
  ApplicationFormValues,
} from './application-form-props.js';
