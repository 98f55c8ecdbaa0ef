'use client';

import { classNames } from '../internal/class-names.js';
import { FormSection, useForm } from '../form/form.js';
import { ApplicationFields } from './application-fields.js';
import { readApplication } from './application-form.logic.js';
import type { ApplicationFormProps } from './application-form-props.js';

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
      className={classNames('gloam-application', props.className)}
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
