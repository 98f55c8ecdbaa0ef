export { EventApplicationForm } from './event-application-form.js';
export type {
  EventApplicationFormLabels,
  EventApplicationFormProps,
  EventApplicationFormValues,
} from './event-application-form-props.js';
