import { useLingui } from '@lingui/react/macro';
import type { PersonName } from '../../../build/content/types.ts';

interface ApplicationSummaryProps {
  /** When the form closes, in a sentence. */
  deadline: string;
  /** The lead who reads what is sent. Default: nobody is named. */
  reader?: PersonName;
}

/** What somebody should know of a position while they fill in its form. */
export function ApplicationSummary({ deadline, reader }: ApplicationSummaryProps) {
  const { t } = useLingui();
  const { name = '', surname = '' } = reader ?? {};
  return (
    <dl className="application-summary">
      <div>
        <dt>{t({ id: 'positions.summary.deadline', message: 'Deadline' })}</dt>
        <dd>{deadline}</dd>
      </div>
      <div>
        <dt>{t({ id: 'positions.summary.pay', message: 'Pay' })}</dt>
        <dd>{t({ id: 'positions.summary.unpaid', message: 'None. This position is unpaid and remote.' })}</dd>
      </div>
      {reader && (
        <div>
          <dt>{t({ id: 'positions.summary.reader', message: 'Read by the lead' })}</dt>
          <dd>
            <a href="/team">{t({ id: 'positions.summary.person', message: `${name} ${surname}` })}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
