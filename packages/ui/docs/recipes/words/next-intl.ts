import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { createTranslator } from 'use-intl/core';

/** What `useTranslations('contact')` of next-intl gives; `use-intl` is the same without Next. Call it in a client component. */
export const formWords = (t: ReturnType<typeof createTranslator>): FormLabels => ({
  ...contactFormLabels,
  submit: t('submit'),
  errorSummary: ({ count }) => t('errors', { count }),
});
