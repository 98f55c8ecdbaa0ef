import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumberFormat } from '../../layout/use-number-format.ts';
import type { Section } from './sections.ts';

/** Number of people in a section, with a descriptive text for screen readers. */
export function SectionCount({ section: { leads, team } }: { section: Section }) {
  const { t } = useLingui();
  const number = useNumberFormat();
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
