import { readRetention } from '@fatal/contracts';
import { deleteFiles } from '../../lib/data-files.ts';
import { purgeLimits } from '../../retention/purge-limits.ts';
import { printLine, readArgs, remark, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';
import { receiptOf } from './erase.ts';

export const purge: Command = {
  usage: '[--dry-run]',
  summary: 'Deletes what is older than the settings RETENTION_…_DAYS say, as the server does daily',
  async run(args, terminal) {
    const { values } = readArgs(args, { 'dry-run': { type: 'boolean', default: false } });
    const limits = purgeLimits(readRetention(terminal.env), terminal.now());
    return withStore(terminal, async (store, { dataDir }) => {
      const dryRun = values['dry-run'];
      const purged = await store.purge(limits, { dryRun });
      const left = dryRun ? [] : await deleteFiles(dataDir, purged.files);
      printLine(terminal, dryRun ? 'This would be deleted:' : 'Deleted:');
      for (const line of receiptOf(purged)) printLine(terminal, `  ${line}`);
      printLine(terminal, `  idempotency keys: ${String(purged.idempotencyKeys)}`);
      printLine(terminal, `  messages sent or given up: ${String(purged.messages)}`);
      if (left.length === 0) return undefined;
      remark(terminal, `Could not delete in ${dataDir}: ${left.join(', ')}`);
      return 1;
    });
  },
};
