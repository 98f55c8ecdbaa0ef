import type { FormField } from '../form/form.js';
import { textsOf } from '../internal/submission.js';
import { readLinkRows, submittedRows, type LinkRowsKeys } from '../link-rows-field/link-rows-field.logic.js';
import type {
  EventApplicationFormLabels,
  EventApplicationFormValues,
} from './event-application-form-props.js';

export const PORTFOLIO = 'portfolio_links';
export const RESUME = 'resume';

/** What the form's controls hold, as typed. */
export function readEventApplication(data: FormData): EventApplicationFormValues {
  const resume = data.get(RESUME);
  return {
    ...textsOf(data, ['first_name', 'surname', 'email', 'md_code']),
    portfolio_links: readLinkRows(data, PORTFOLIO).map(({ link }) => ({ link })),
    // An empty file input sends a file without a name.
    resume: resume instanceof File && resume.name !== '' ? resume : null,
  };
}

/** The fields in the page's order, each row by the name under which the last submission knew it. */
export function eventApplicationFields(
  id: string,
  labels: EventApplicationFormLabels,
  keys: LinkRowsKeys,
): FormField[] {
  return [
    { name: 'first_name', label: labels.firstName },
    { name: 'surname', label: labels.surname },
    { name: 'email', label: labels.email },
    { name: 'md_code', label: labels.code },
    { name: PORTFOLIO },
    ...submittedRows(`${id}-${PORTFOLIO}`, PORTFOLIO, keys, ['link']).map(({ index, name, id: control }) => ({
      name,
      id: control,
      label: labels.linkField({ index: index + 1 }),
    })),
    { name: RESUME, label: labels.resume },
  ];
}
