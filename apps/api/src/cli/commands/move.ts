import { OperatorError } from '@fatal/contracts';
import { assertDatabaseUrl, readDataPlace } from '../../config.ts';
import { moveData } from '../../store/move.ts';
import { sumOf } from '../../store/row-counts.ts';
import { databaseFile } from '../../store/sqlite/files.ts';
import { plural, printLine, type Terminal } from '../terminal.ts';

export async function move({ to }: { to?: string }, terminal: Terminal): Promise<void> {
  const { dataDir, databaseUrl } = readDataPlace(terminal.env);
  const target = to ?? databaseUrl;
  if (target === undefined) throw new OperatorError('Set DATABASE_URL, or name a database with --to.');
  assertDatabaseUrl('--to', target);
  const rows = await moveData(dataDir, target);
  printLine(
    terminal,
    `Moved and counted: ${plural(rows.submissions, 'submission')}, ${plural(sumOf(rows), 'row')} in all.`,
  );
  printLine(terminal, 'Start the server with DATABASE_URL and the same DATA_DIR, which keeps the files.');
  printLine(terminal, `${databaseFile(dataDir)} stays as it was; delete it once all is well.`);
}
