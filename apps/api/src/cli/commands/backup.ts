import { join } from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { makeBackup } from '../../backup/backup.ts';
import { BACKUPS_FOLDER } from '../../retention/old-backups.ts';
import { readDataLocation } from '../../config.ts';
import { plural, printLine, type Terminal } from '../terminal.ts';

export async function backup({ to }: { to?: string }, terminal: Terminal): Promise<void> {
  const now = terminal.now();
  const place = readDataLocation(terminal.env);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const dir = to ?? join(place.dataDir, BACKUPS_FOLDER, time);
  const { files, badFiles } = await makeBackup(place, dir, now);
  printLine(terminal, `Wrote ${dir} (${plural(files, 'uploaded file')}).`);
  if (badFiles.length > 0) {
    throw new OperatorError(`Missing or damaged in the data, so not in the backup: ${badFiles.join(', ')}`);
  }
}
