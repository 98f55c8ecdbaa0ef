import { existsSync } from 'node:fs';
import { OperatorError } from '@fatal/contracts';
import { copyChecked, countData, deleteAllRows, type RowCounts } from '../store/copy.ts';
import { openEngine } from '../store/open-store.ts';
import { databaseFile } from '../store/sqlite/files.ts';

/**
 * Copies all rows from SQLite in `dataDir` to an empty PostgreSQL database, in one transaction. The server must be
 * stopped. SQLite's data and the files of submissions stay where they are. Throws {@link OperatorError}.
 */
export async function moveData(
  dataDir: string,
  databaseUrl: string,
  onRows: (count: number) => void,
): Promise<RowCounts> {
  if (!existsSync(databaseFile(dataDir))) throw new OperatorError(`There is no data in ${dataDir} yet.`);
  const source = await openEngine({ dataDir });
  try {
    const target = await openEngine({ dataDir, databaseUrl }, { forTool: true });
    try {
      return await source.snapshot((from) =>
        target.write(async (to) => {
          const there = await countData(to);
          if (there > 0)
            throw new OperatorError(`There is data in the database already (rows: ${String(there)}).`);
          await deleteAllRows(to);
          return copyChecked(from, to, onRows);
        }),
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
