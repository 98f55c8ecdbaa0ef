import type { ClosedLabels, DraftProps, FormLabels, FormProps, SentLabels } from '../form/form.js';
import type { LinkRowsFieldLabels, PlatformOption } from '../link-rows-field/index.js';
import type { LinkRow } from '../link-rows-field/link-rows-field.logic.js';
import type { SelectOption } from '../select-field/index.js';

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

export interface ApplicationFormLabels extends FormLabels, SentLabels, ClosedLabels {
  /** Above the position's name. */
  position: string;
  /** Label of `full_name`. */
  fullName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `phone`. */
  phone: string;
  /** Words of the link rows. */
  links: LinkRowsFieldLabels;
  /** A sentence above the rows, such as what addresses start with. Default none. */
  linksHint?: string;
  /** Name of one control of a row in the error summary, such as "Link 2: URL". `index` counts from 1. */
  linkField: (values: { index: number; part: 'platform' | 'link' }) => string;
  /** Label of `software`. */
  software: string;
  /** Label of `motivation`. */
  motivation: string;
  /** Label of `availability`. */
  availability: string;
  /** Label of `source`. */
  source: string;
  /** Empty first choice of `source`. */
  sourcePlaceholder: string;
  /** Label of `other_source`. */
  otherSource: string;
}

interface OwnProps extends FormProps<ApplicationFormValues> {
  /** Shown above the fields. */
  positionName: string;
  /** Choices of each link row. */
  platforms: readonly PlatformOption[];
  /** Choices of "How did you find us?". */
  sources: readonly SelectOption[];
  /** The source that asks for a free text. Default `other`. */
  otherSource?: string;
  /** Most link rows. Default 20. */
  maxLinks?: number;
  /** Applied to an address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
}

export type ApplicationFormProps = OwnProps & DraftProps<ApplicationFormLabels>;
