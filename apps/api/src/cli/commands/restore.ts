import { OperatorError } from '@fatal/contracts';
import { restoreBackup } from '../../backup/backup.ts';
import { readDataLocation } from '../../config.ts';
import { plural, printLine, type Terminal } from '../terminal.ts';

export interface RestoreOptions {
  from: string;
  force?: boolean;
}

export async function restore({ from, force }: RestoreOptions, terminal: Terminal): Promise<void> {
  const place = readDataLocation(terminal.env);
  const { submissions, files, badFiles, createdAt } = await restoreBackup(place, from, { force });
  printLine(terminal, `Restored ${plural(submissions, 'submission')} and ${plural(files, 'uploaded file')}.`);
  printLine(terminal, `Repeat the erasures made after ${createdAt}.`);
  if (badFiles.length > 0) {
    throw new OperatorError(`Missing or damaged in the backup: ${badFiles.join(', ')}`);
  }
}
