import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { TFunction } from 'i18next';

/** What i18next has, over the words of the pack. `count` chooses among `errors_one` and `errors_other`. */
export const formWords = (t: TFunction): FormLabels => ({
  ...contactFormLabels,
  submit: t('contact.submit'),
  errorSummary: ({ count }) => t('contact.errors', { count }),
});
