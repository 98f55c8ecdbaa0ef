export { GeneralApplicationForm } from './general-application-form.js';
export type {
  GeneralApplicationFormLabels,
  GeneralApplicationFormProps,
  GeneralApplicationFormValues,
} from './general-application-form-props.js';
