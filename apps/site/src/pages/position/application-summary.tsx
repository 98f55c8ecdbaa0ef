import { useLingui } from '@lingui/react/macro';

interface ApplicationSummaryProps {
  /** When the form closes, in words. */
  deadline: string;
}

/** What somebody should know of a position while they fill in its form. */
export function ApplicationSummary({ deadline }: ApplicationSummaryProps) {
  const { t } = useLingui();
  return (
    <dl className="fact-list">
      <div>
        <dt>{t({ id: 'positions.summary.deadline', message: 'Deadline' })}</dt>
        <dd>{deadline}</dd>
      </div>
      <div>
        <dt>{t({ id: 'positions.summary.pay', message: 'Pay' })}</dt>
        <dd>{t({ id: 'positions.summary.unpaid', message: 'None. This position is unpaid and remote.' })}</dd>
      </div>
    </dl>
  );
}
