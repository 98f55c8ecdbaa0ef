export {
  EventApplicationForm,
  eventApplicationFormFields,
  type EventApplicationFormChoices,
  type EventApplicationFormLabels,
  type EventApplicationFormProps,
  type EventApplicationFormValues,
} from './event-application-form.js';
