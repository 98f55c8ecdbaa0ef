import type { FormField } from '../form/form.js';
import { textsOf } from '../internal/submission.js';
import { readLinkRows, submittedRows, type LinkRowsKeys } from '../link-rows-field/link-rows-field.logic.js';
import type { ApplicationFormLabels, ApplicationFormValues } from './application-form-props.js';

export const LINKS = 'social_links';

const TEXTS = [
  'full_name',
  'surname',
  'email',
  'phone',
  'software',
  'motivation',
  'availability',
  'source',
  'other_source',
] as const;

/** What the form's controls hold, as typed. */
export function readApplication(data: FormData): ApplicationFormValues {
  return { ...textsOf(data, TEXTS), social_links: readLinkRows(data, LINKS) };
}

/** The fields in the page's order, each row by the name under which the last submission knew it. */
export function applicationFields(
  id: string,
  labels: ApplicationFormLabels,
  keys: LinkRowsKeys,
): FormField[] {
  return [
    { name: 'full_name', label: labels.fullName },
    { name: 'surname', label: labels.surname },
    { name: 'email', label: labels.email },
    { name: 'phone', label: labels.phone, optional: true },
    { name: LINKS },
    ...submittedRows(`${id}-${LINKS}`, LINKS, keys).map(({ index, part, ...row }) => ({
      ...row,
      label: labels.linkField({ index: index + 1, part }),
    })),
    { name: 'software', label: labels.software },
    { name: 'motivation', label: labels.motivation },
    { name: 'availability', label: labels.availability, optional: true },
    { name: 'source', label: labels.source },
    { name: 'other_source', label: labels.otherSource },
  ];
}
