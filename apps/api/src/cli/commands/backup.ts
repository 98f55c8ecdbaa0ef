import { join, resolve } from 'node:path';
import { makeBackup } from '../../backup/make-backup.ts';
import { BACKUPS_FOLDER } from '../../backup/old-backups.ts';
import { readDataPlace } from '../../config.ts';
import { sumOf } from '../../store/copy.ts';
import { plural, printLine, readArgs, remark, type Command } from '../command.ts';
import { startProgress } from '../progress.ts';

export const backup: Command = {
  usage: '[--to <folder>]',
  summary:
    'Copies data and files to a new folder while the server runs, and checks the copy; default: backups in DATA_DIR',
  async run(args, terminal) {
    const { values } = readArgs(args, { to: { type: 'string' } });
    const time = new Date(terminal.now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const place = readDataPlace(terminal.env);
    const dir = resolve(values.to ?? join(place.dataDir, BACKUPS_FOLDER, time));
    const progress = startProgress(terminal.stderr, 'Copied', 'rows');
    const made = await makeBackup(place, dir, { now: terminal.now, onRows: progress.add });
    progress.end();
    const submissions = plural(made.rows.submissions, 'submission');
    const rows = plural(sumOf(made.rows), 'row');
    printLine(
      terminal,
      `Checked and good: ${dir} (${submissions}, ${rows} in all, ${plural(made.files, 'file')})`,
    );
    if (made.badFiles.length === 0) return undefined;
    remark(terminal, `Not in the backup, because the data lacks it: ${made.badFiles.join(', ')}`);
    return 1;
  },
};
