import { useLingui } from '@lingui/react/macro';

/** How many of the rooms are found. */
export function FoundCount({ found, total }: { found: number; total: number }) {
  const { t } = useLingui();
  return <span>{t({ id: 'moved.count', message: `${found} of ${total} found` })}</span>;
}
