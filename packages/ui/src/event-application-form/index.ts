export {
  EventApplicationForm,
  type EventApplicationFormLabels,
  type EventApplicationFormProps,
} from './event-application-form.js';
export type { EventApplicationFormValues } from './event-application-form.logic.js';
