import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { TFunction } from 'i18next';

/** Pass `t` of i18next. `count` selects `errors_one` or `errors_other`. */
export const formWords = (t: TFunction): FormLabels => ({
  ...contactFormLabels,
  submit: t('contact.submit'),
  errorSummary: ({ count }) => t('contact.errors', { count }),
});
