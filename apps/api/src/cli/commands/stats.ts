import { readRetention } from '@fatal/contracts';
import { findOverdueBackups } from '../../backup/old-backups.ts';
import { SUBMISSION_KINDS, type Stats } from '../../store/store.ts';
import { printLine, readArgs, type CliExtension, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';

export const statsWith = (extensions: readonly CliExtension[]): Command => ({
  usage: '[--json]',
  summary: 'Prints counts, without personal data',
  async run(args, terminal) {
    const { values } = readArgs(args, { json: { type: 'boolean', default: false } });
    const { backups } = readRetention(terminal.env);
    await withStore(terminal, async (store, { dataDir }) => {
      const found = await store.stats();
      const added = await Promise.all(extensions.map(({ stats }) => stats(store)));
      const overdueBackups = (await findOverdueBackups(dataDir, backups, terminal.now())).length;
      const facts = Object.assign({ overdueBackups }, found, ...added.map((each) => each.facts)) as Stats;
      const lines = [
        ...added.map(({ line }) => line),
        `Backups that should be deleted by now: ${String(overdueBackups)}`,
      ];
      printLine(terminal, values.json ? JSON.stringify(facts) : textOf(found, lines));
    });
    return undefined;
  },
});

function textOf(
  { submissions, outbox, idempotencyKeys, countedVisits, purgedAt }: Stats,
  added: readonly string[],
): string {
  const kinds = SUBMISSION_KINDS.map((kind) => {
    const { total, spam, newestAt } = submissions[kind];
    return `  ${kind}: ${String(total)} (marked as spam: ${String(spam)}; newest: ${newestAt ?? 'none'})`;
  });
  const waiting = outbox.oldestPendingAt === null ? '' : ` (oldest: ${outbox.oldestPendingAt})`;
  return [
    'Submissions',
    ...kinds,
    'Messages',
    `  to be sent: ${String(outbox.pending)}${waiting}`,
    `  waiting for the digest: ${String(outbox.waiting)}`,
    `  sent: ${String(outbox.sent)}`,
    `  given up: ${String(outbox.dead)}`,
    `  confirmations held back: ${String(outbox.held)}`,
    ...added,
    `Idempotency keys: ${String(idempotencyKeys)}`,
    `Visits of the gate counted and purged: ${String(countedVisits)}`,
    `Last purge: ${purgedAt ?? 'never'}`,
  ].join('\n');
}
