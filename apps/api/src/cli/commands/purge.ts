import { readRetention } from '@fatal/contracts';
import { deleteOldBackups, findOldBackups } from '../../retention/old-backups.ts';
import { deleteFiles } from '../../lib/data-files.ts';
import { daysAgo, purgeLimits } from '../../retention/purge-limits.ts';
import { printLine, withStore, type Terminal } from '../terminal.ts';
import { assertDeleted, printReceipt } from './erase.ts';

export async function purge({ dryRun = false }: { dryRun?: boolean }, terminal: Terminal): Promise<void> {
  const retention = readRetention(terminal.env);
  const now = terminal.now();
  await withStore(terminal, async (store, { dataDir }) => {
    const purged = await store.purge(purgeLimits(retention, now), { dryRun });
    const before = daysAgo(retention.backups, now);
    const backups = dryRun
      ? { deleted: await findOldBackups(dataDir, before), left: [] }
      : await deleteOldBackups(dataDir, before);
    const left = dryRun ? [] : await deleteFiles(dataDir, purged.files);
    printLine(terminal, dryRun ? 'This would be deleted:' : 'Deleted:');
    printReceipt(purged, terminal);
    printLine(terminal, `  idempotency keys: ${String(purged.idempotencyKeys)}`);
    printLine(terminal, `  messages sent or given up: ${String(purged.messages)}`);
    printLine(terminal, `  backups: ${String(backups.deleted.length)}`);
    assertDeleted(dataDir, [...left, ...backups.left]);
  });
}
