export {
  ApplicationForm,
  type ApplicationFormLabels,
  type ApplicationFormProps,
} from './application-form.js';
export type { ApplicationFormValues } from './application-form.logic.js';
