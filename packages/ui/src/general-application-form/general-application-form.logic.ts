import type { FormField } from '../form/form.js';
import { textsOf } from '../internal/submission.js';
import type {
  GeneralApplicationFormLabels,
  GeneralApplicationFormValues,
} from './general-application-form-props.js';

/** The fields in the page's order. */
export function generalApplicationFields(labels: GeneralApplicationFormLabels): FormField[] {
  return [
    { name: 'full_name', label: labels.fullName },
    { name: 'surname', label: labels.surname },
    { name: 'job_title', label: labels.jobTitle },
    { name: 'portfolio', label: labels.portfolio },
    { name: 'email', label: labels.email },
    { name: 'phone', label: labels.phone, optional: true },
    { name: 'message', label: labels.message },
  ];
}

/** What the form's controls hold, as typed. */
export function readGeneralApplication(data: FormData): GeneralApplicationFormValues {
  return textsOf(data, ['full_name', 'surname', 'job_title', 'portfolio', 'email', 'phone', 'message']);
}
