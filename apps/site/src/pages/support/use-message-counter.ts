import { useLingui } from '@lingui/react/macro';
import type { TextareaFieldLabels } from '@gloam/ui';
import { useNumber } from '../../layout/use-number.ts';

/** Words of the counter under the message. The length it names is advice; nothing is cut off. */
export function useMessageCounter(): TextareaFieldLabels {
  const { t } = useLingui();
  const number = useNumber();
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
