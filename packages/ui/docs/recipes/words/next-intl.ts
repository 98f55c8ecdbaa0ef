import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { createTranslator } from 'use-intl/core';

/** Pass the result of next-intl's `useTranslations('contact')`, in a client component. `use-intl` works without Next.js. */
export const formWords = (t: ReturnType<typeof createTranslator>): FormLabels => ({
  ...contactFormLabels,
  submit: t('submit'),
  errorSummary: ({ count }) => t('errors', { count }),
});
