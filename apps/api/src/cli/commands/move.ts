import { moveData } from '../../backup/move-data.ts';
import { assertDatabaseUrl, readDataPlace } from '../../config.ts';
import { sumOf } from '../../store/copy.ts';
import { databaseFile } from '../../store/sqlite/files.ts';
import { plural, printLine, readArgs, required, type Command } from '../command.ts';
import { startProgress } from '../progress.ts';

export const move: Command = {
  usage: '[--to postgres://…]',
  summary:
    'Copies SQLite in DATA_DIR to an empty PostgreSQL; default: DATABASE_URL; the server must be stopped',
  async run(args, terminal) {
    const { values } = readArgs(args, { to: { type: 'string' } });
    const { dataDir, databaseUrl } = readDataPlace(terminal.env);
    const target = required('--to', values.to ?? databaseUrl);
    assertDatabaseUrl('--to', target);
    const progress = startProgress(terminal.stderr, 'Copied', 'rows');
    const rows = await moveData(dataDir, target, progress.add);
    progress.end();
    for (const [table, count] of Object.entries(rows)) printLine(terminal, `  ${table}: ${String(count)}`);
    printLine(terminal, `Moved and counted: ${plural(sumOf(rows), 'row')}.`);
    printLine(terminal, `Start the server with DATABASE_URL and the same DATA_DIR, which keeps the files.`);
    printLine(terminal, `${databaseFile(dataDir)} stays as it was; delete it once all is well.`);
    return undefined;
  },
};
