import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { I18n } from '@lingui/core';

/** Pass `i18n` of Lingui's `useLingui()`. The macros `t` and `plural` compile to the same calls. */
export const formWords = (i18n: I18n): FormLabels => ({
  ...contactFormLabels,
  submit: i18n._('contact.submit'),
  errorSummary: ({ count }) => i18n._('contact.errors', { count }),
});
