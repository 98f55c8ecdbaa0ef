'use client';

import {
  FormSection,
  useForm,
  type ClosedLabels,
  type DraftProps,
  type FormLabels,
  type FormProps,
  type SentLabels,
} from '../form/form.js';
import type { LinkRowsFieldLabels, PlatformOption } from '../link-rows-field/index.js';
import type { SelectOption } from '../select-field/index.js';
import { ApplicationFields } from './application-fields.js';
import { readApplication, type ApplicationFormValues } from './application-form.logic.js';

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

/**
 * Applies for one position. It sends nothing itself: `onSubmit` gets the values, `status` and `errors` come back.
 * State: `data-status` on the root.
 */
export function ApplicationForm({
  positionName,
  platforms,
  sources,
  otherSource,
  maxLinks,
  normalizeLink,
  ...props
}: ApplicationFormProps) {
  const { labels } = props;
  const form = useForm(props, readApplication);
  return (
    <FormSection
      {...form.section}
      sent={{ title: labels.sentTitle, text: labels.sentText }}
      closed={{ title: labels.closedTitle, text: labels.closedText }}
    >
      <ApplicationFields
        form={form}
        positionName={positionName}
        platforms={platforms}
        sources={sources}
        otherSource={otherSource}
        maxLinks={maxLinks}
        normalizeLink={normalizeLink}
        labels={labels}
      />
    </FormSection>
  );
}
