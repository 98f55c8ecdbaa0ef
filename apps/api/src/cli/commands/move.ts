import { OperatorError } from '@fatal/contracts';
import { assertDatabaseUrl, readDataLocation } from '../../config.ts';
import { moveData } from '../../store/move.ts';
import { sumOf } from '../../store/row-counts.ts';
import { databaseFile } from '../../store/sqlite/files.ts';
import { plural, printLine, type Terminal } from '../terminal.ts';

export async function move({ to }: { to?: string }, terminal: Terminal): Promise<void> {
  const { dataDir, databaseUrl } = readDataLocation(terminal.env);
  const target = to ?? databaseUrl;
  if (target === undefined) throw new OperatorError('Set DATABASE_URL, or pass a database with --to.');
  assertDatabaseUrl('--to', target);
  const rows = await moveData(dataDir, target);
  printLine(
    terminal,
    `Moved and counted: ${plural(rows.submissions, 'submission')}, ${plural(sumOf(rows), 'row')} in all.`,
  );
  printLine(terminal, 'Start the server with DATABASE_URL and the same DATA_DIR, which keeps the files.');
  printLine(
    terminal,
    `${databaseFile(dataDir)} is unchanged. Delete it once the server works with PostgreSQL.`,
  );
}
