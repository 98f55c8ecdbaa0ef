import { resolve } from 'node:path';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { readDataPlace } from '../../config.ts';
import { sumOf } from '../../store/copy.ts';
import { plural, printLine, readArgs, remark, required, type Command } from '../command.ts';
import { startProgress } from '../progress.ts';

export const restore: Command = {
  usage: '--from <folder> [--force]',
  summary:
    'Puts a backup in the place of the data; the server must be stopped; --force replaces data that is there',
  async run(args, terminal) {
    const { values } = readArgs(args, {
      from: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const dir = resolve(required('--from', values.from));
    const progress = startProgress(terminal.stderr, 'Restored', 'rows');
    const { rows, files, badFiles } = await restoreBackup(readDataPlace(terminal.env), dir, {
      force: values.force,
      onRows: progress.add,
    });
    progress.end();
    const submissions = plural(rows.submissions, 'submission');
    printLine(
      terminal,
      `Restored and counted: ${submissions}, ${plural(sumOf(rows), 'row')} in all, ${plural(files, 'file')}`,
    );
    if (badFiles.length === 0) return undefined;
    remark(terminal, `Missing or damaged in the backup: ${badFiles.join(', ')}`);
    return 1;
  },
};
