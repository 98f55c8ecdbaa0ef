import { readRetention } from '@fatal/contracts';
import { deleteOldBackups, findOldBackups, type OldBackups } from '../../backup/old-backups.ts';
import { deleteFiles } from '../../lib/data-files.ts';
import { purgeLimits } from '../../retention/purge-limits.ts';
import { printLine, readArgs, remark, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';
import { receiptOf } from './erase.ts';

const DAY = 24 * 60 * 60_000;

export const purge: Command = {
  usage: '[--dry-run]',
  summary: 'Deletes what is older than the settings RETENTION_…_DAYS say, as the server does daily',
  async run(args, terminal) {
    const { values } = readArgs(args, { 'dry-run': { type: 'boolean', default: false } });
    const retention = readRetention(terminal.env);
    const limits = purgeLimits(retention, terminal.now());
    return withStore(terminal, async (store, { dataDir }) => {
      const dryRun = values['dry-run'];
      const purged = await store.purge(limits, { dryRun });
      const backups = await purgeBackups(dataDir, terminal.now() - retention.backups * DAY, dryRun);
      const left = dryRun ? [] : [...(await deleteFiles(dataDir, purged.files)), ...backups.left];
      printLine(terminal, dryRun ? 'This would be deleted:' : 'Deleted:');
      for (const line of receiptOf(purged)) printLine(terminal, `  ${line}`);
      printLine(terminal, `  idempotency keys: ${String(purged.idempotencyKeys)}`);
      printLine(terminal, `  messages sent or given up: ${String(purged.messages)}`);
      printLine(terminal, `  backups: ${String(backups.deleted)}`);
      if (left.length === 0) return undefined;
      remark(terminal, `Could not delete in ${dataDir}: ${left.join(', ')}`);
      return 1;
    });
  },
};

async function purgeBackups(dataDir: string, before: number, dryRun: boolean): Promise<OldBackups> {
  if (!dryRun) return deleteOldBackups(dataDir, before);
  return { deleted: (await findOldBackups(dataDir, before)).length, left: [] };
}
