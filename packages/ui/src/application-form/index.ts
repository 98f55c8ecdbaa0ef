export {
  ApplicationForm,
  applicationFormFields,
  type ApplicationFormChoices,
  type ApplicationFormLabels,
  type ApplicationFormProps,
  type ApplicationFormValues,
} from './application-form.js';
