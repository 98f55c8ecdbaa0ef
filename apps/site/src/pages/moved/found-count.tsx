import { useLingui } from '@lingui/react/macro';

/** Number of rooms found so far. */
export function FoundCount({ found, total }: { found: number; total: number }) {
  const { t } = useLingui();
  return <span>{t({ id: 'moved.count', message: `${found} of ${total} found` })}</span>;
}
