import type { FormErrors, SummaryField } from '../internal/submission.js';
import { textOf } from '../internal/submission.js';
import {
  LINK_ROW_PARTS,
  isOfRemovedRow,
  readLinkRows,
  rowControlId,
  submittedName,
  type LinkRow,
  type LinkRowPart,
  type LinkRowsKeys,
} from '../link-rows-field/link-rows-field.logic.js';

export interface ApplicationFormValues {
  full_name: string;
  surname: string;
  email: string;
  phone: string;
  social_links: LinkRow[];
  software: string;
  motivation: string;
  availability: string;
  source: string;
  /** Empty unless `source` asks for it. */
  other_source: string;
}

export const LINKS = 'social_links';

/** What the form's controls hold, as typed. */
export function readApplication(data: FormData): ApplicationFormValues {
  return {
    full_name: textOf(data, 'full_name'),
    surname: textOf(data, 'surname'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    social_links: readLinkRows(data, LINKS),
    software: textOf(data, 'software'),
    motivation: textOf(data, 'motivation'),
    availability: textOf(data, 'availability'),
    source: textOf(data, 'source'),
    other_source: textOf(data, 'other_source'),
  };
}

interface FieldNames {
  fullName: string;
  surname: string;
  email: string;
  phone: string;
  software: string;
  motivation: string;
  availability: string;
  source: string;
  otherSource: string;
  linkField: (values: { index: number; part: LinkRowPart }) => string;
}

/** The fields in the page's order, each row by the name under which the last submission knew it. */
export function applicationFields(
  id: string,
  names: FieldNames,
  keys: LinkRowsKeys,
  asksOtherSource: boolean,
): SummaryField[] {
  const field = (name: string, label: string): SummaryField => ({ name, id: `${id}-${name}`, label });
  const rows = keys.shown.flatMap((key, index) =>
    LINK_ROW_PARTS.flatMap((part) => {
      const name = submittedName(keys, LINKS, key, part);
      const label = names.linkField({ index: index + 1, part });
      return name === undefined ? [] : [{ name, id: rowControlId(`${id}-${LINKS}`, key, part), label }];
    }),
  );
  return [
    field('full_name', names.fullName),
    field('surname', names.surname),
    field('email', names.email),
    field('phone', names.phone),
    ...rows,
    field('software', names.software),
    field('motivation', names.motivation),
    field('availability', names.availability),
    field('source', names.source),
    ...(asksOtherSource ? [field('other_source', names.otherSource)] : []),
  ];
}

/** Errors without those of rows that have been removed since the submission. */
export function withoutRemovedRows(errors: FormErrors, keys: LinkRowsKeys): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isOfRemovedRow(keys, LINKS, name)));
}
