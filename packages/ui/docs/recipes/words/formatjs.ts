import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import type { IntlShape } from '@formatjs/intl';

/** Pass the result of react-intl's `useIntl()`. */
export const formWords = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): FormLabels => ({
  ...contactFormLabels,
  submit: formatMessage({ id: 'contact.submit' }),
  errorSummary: ({ count }) => formatMessage({ id: 'contact.errors' }, { count }),
});
