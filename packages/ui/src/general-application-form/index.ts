export {
  GeneralApplicationForm,
  type GeneralApplicationFormLabels,
  type GeneralApplicationFormProps,
} from './general-application-form.js';
export type { GeneralApplicationFormValues } from './general-application-form.logic.js';
