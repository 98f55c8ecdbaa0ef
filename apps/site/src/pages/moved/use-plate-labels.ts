import { useLingui } from '@lingui/react/macro';
import type { PlatePairLabels } from '@gloam/ui';

/** Returns the labels of a room with two pictures. */
export function usePlateLabels(): PlatePairLabels {
  const { t } = useLingui();
  return {
    first: t({ id: 'moved.then', message: 'Then' }),
    second: t({ id: 'moved.now', message: 'Now' }),
    announcement: ({ shown }) =>
      shown === 'second'
        ? t({ id: 'moved.shown.now', message: 'The room as it is now' })
        : t({ id: 'moved.shown.then', message: 'The room as it was' }),
    grid: t({ id: 'moved.grid', message: 'Mark what has been moved' }),
    cell: ({ row, rows, column, columns }) =>
      t({ id: 'moved.cell', message: `Row ${row} of ${rows}, column ${column} of ${columns}` }),
    missed: t({ id: 'moved.missed', message: 'Not there' }),
    found: t({ id: 'moved.found', message: 'Found' }),
  };
}
