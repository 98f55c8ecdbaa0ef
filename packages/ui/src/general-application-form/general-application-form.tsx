'use client';

import { FormSection, useForm } from '../form/form.js';
import { GeneralApplicationFields } from './general-application-fields.js';
import { readGeneralApplication } from './general-application-form.logic.js';
import type { GeneralApplicationFormProps } from './general-application-form-props.js';

/**
 * For people who fit none of the open positions. It sends nothing itself: `onSubmit` gets the values, `status` and
 * `errors` come back. State: `data-status` on the root.
 */
export function GeneralApplicationForm({ normalizeLink, ...props }: GeneralApplicationFormProps) {
  const { labels } = props;
  const form = useForm(props, readGeneralApplication);
  return (
    <FormSection {...form.section} sent={{ title: labels.sentTitle, text: labels.sentText }}>
      <GeneralApplicationFields form={form} normalizeLink={normalizeLink} labels={labels} />
    </FormSection>
  );
}
