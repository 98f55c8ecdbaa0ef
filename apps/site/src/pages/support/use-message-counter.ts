import { useLingui } from '@lingui/react/macro';
import type { TextareaFieldLabels } from '@gloam/ui';
import { useNumberFormat } from '../../layout/use-number-format.ts';

/** Returns the labels of the message's counter. The length is only a recommendation; longer messages aren't cut off. */
export function useMessageCounter(): TextareaFieldLabels {
  const { t } = useLingui();
  const number = useNumberFormat();
  return {
    count: (values) => {
      const count = number(values.count);
      const advised = number(values.advised);
      return t({ id: 'support.contact.count', message: `${count} of ${advised}` });
    },
    overAdvised: (values) => {
      const count = number(values.count);
      const advised = number(values.advised);
      return t({
        id: 'support.contact.overAdvised',
        message: `${count} of ${advised}. Longer is fine: we’ll get all of it.`,
      });
    },
  };
}
