'use client';

import { FormSection, useForm } from '../form/form.js';
import { EventApplicationFields } from './event-application-fields.js';
import { readEventApplication } from './event-application-form.logic.js';
import type { EventApplicationFormProps } from './event-application-form-props.js';

/**
 * Applies at an event, with the one-use code that is handed out there, a portfolio and a résumé. It sends nothing
 * itself: `onSubmit` gets the values, `status` and `errors` come back. State: `data-status` on the root.
 */
export function EventApplicationForm({
  maxLinks,
  accept,
  normalizeLink,
  ...props
}: EventApplicationFormProps) {
  const { labels } = props;
  const form = useForm(props, readEventApplication);
  return (
    <FormSection
      {...form.section}
      sent={{ title: labels.sentTitle, text: labels.sentText }}
      closed={{ title: labels.closedTitle, text: labels.closedText }}
    >
      <EventApplicationFields
        form={form}
        maxLinks={maxLinks}
        accept={accept}
        normalizeLink={normalizeLink}
        labels={labels}
      />
    </FormSection>
  );
}
