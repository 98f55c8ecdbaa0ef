export {
  GeneralApplicationForm,
  generalApplicationFormFields,
  type GeneralApplicationFormChoices,
  type GeneralApplicationFormLabels,
  type GeneralApplicationFormProps,
  type GeneralApplicationFormValues,
} from './general-application-form.js';
