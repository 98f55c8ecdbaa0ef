import { readRetention } from '@fatal/contracts';
import { findOverdueBackups } from '../../retention/old-backups.ts';
import { countEventCodes } from '../../store/event-codes.ts';
import { SUBMISSION_KINDS } from '../../store/store.ts';
import { printLine, withStore, type Terminal } from '../terminal.ts';

export async function stats({ json }: { json?: boolean }, terminal: Terminal): Promise<void> {
  const { backups } = readRetention(terminal.env);
  await withStore(terminal, async (store, { dataDir }) => {
    const facts = {
      ...(await store.stats()),
      eventCodes: await countEventCodes(store),
      overdueBackups: (await findOverdueBackups(dataDir, backups, terminal.now())).length,
    };
    if (json) {
      printLine(terminal, JSON.stringify(facts));
      return;
    }
    const { submissions, outbox, eventCodes } = facts;
    const kinds = SUBMISSION_KINDS.map((kind) => {
      const { total, spam, newestAt } = submissions[kind];
      return `  ${kind}: ${String(total)} (marked as spam: ${String(spam)}; newest: ${newestAt ?? 'none'})`;
    });
    const oldest = outbox.oldestPendingAt === null ? '' : ` (oldest: ${outbox.oldestPendingAt})`;
    const lines = [
      'Submissions',
      ...kinds,
      'Messages',
      `  to be sent: ${String(outbox.pending)}${oldest}`,
      `  waiting for the digest: ${String(outbox.waiting)}`,
      `  sent: ${String(outbox.sent)}`,
      `  given up: ${String(outbox.dead)}`,
      `  confirmations held back: ${String(outbox.held)}`,
      `Event codes: ${String(eventCodes.total)} (used: ${String(eventCodes.used)})`,
      `Backups overdue for deletion: ${String(facts.overdueBackups)}`,
      `Idempotency keys: ${String(facts.idempotencyKeys)}`,
      `Gate visits counted and purged: ${String(facts.countedVisits)}`,
      `Last purge: ${facts.purgedAt ?? 'never'}`,
    ];
    printLine(terminal, lines.join('\n'));
  });
}
