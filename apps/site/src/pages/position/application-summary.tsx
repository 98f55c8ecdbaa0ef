import { useLingui } from '@lingui/react/macro';

interface ApplicationSummaryProps {
  /** Deadline as text. */
  deadline: string;
}

/** Deadline and pay, shown beside the application form. */
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
