'use client';

import { FormSection, type FormLabels, type FormProps } from '../internal/form.js';
import type { LinkRowsFieldLabels, PlatformOption } from '../link-rows-field/index.js';
import type { SelectOption } from '../select-field/index.js';
import { ApplicationFields } from './application-fields.js';
import type { ApplicationFormValues } from './application-form.logic.js';

export interface ApplicationFormLabels extends FormLabels {
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
  /** A sentence above the rows, such as what addresses start with. */
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
  /** Heading in place of the form when it has closed. */
  closedTitle: string;
  /** Text in place of the form when it has closed. */
  closedText: string;
}

export interface ApplicationFormProps extends FormProps<ApplicationFormValues> {
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
  /** Words of the form. */
  labels: ApplicationFormLabels;
}

/**
 * Applies for one position. It sends nothing itself: `onSubmit` gets the values, `status` and `errors` come back.
 * State: `data-status` on the root.
 */
export function ApplicationForm({
  id,
  title,
  headingLevel,
  note,
  status,
  errors,
  failureMessage,
  reference,
  privacyNote,
  defaultValues,
  onSubmit,
  onCancel,
  positionName,
  platforms,
  sources,
  otherSource = 'other',
  maxLinks,
  normalizeLink,
  labels,
  ...rest
}: ApplicationFormProps) {
  return (
    <FormSection
      {...rest}
      id={id}
      title={title}
      headingLevel={headingLevel}
      note={note}
      status={status}
      sent={{ title: labels.sentTitle, text: labels.sentText, reference }}
      closed={{ title: labels.closedTitle, text: labels.closedText }}
    >
      <ApplicationFields
        id={id}
        status={status}
        errors={errors}
        failureMessage={failureMessage}
        privacyNote={privacyNote}
        defaultValues={defaultValues}
        onSubmit={onSubmit}
        onCancel={onCancel}
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
