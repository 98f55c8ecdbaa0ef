import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumber } from '../../layout/use-number.ts';
import type { Section } from './sections.ts';

/** How many people are in a section: a number to see, words to hear. */
export function SectionCount({ section: { leads, team } }: { section: Section }) {
  const { t } = useLingui();
  const number = useNumber();
  const count = leads.length + team.length;
  return (
    <>
      <span aria-hidden="true">{number(count)}</span>
      <span className="sr-only">
        {t({
          id: 'team.count',
          message: plural(count, { one: `${count} person`, other: `${count} people` }),
        })}
      </span>
    </>
  );
}
