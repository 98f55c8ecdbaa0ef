import { SUBMISSION_KINDS, type Stats } from '../../store/store.ts';
import { printLine, readArgs, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';

export const stats: Command = {
  usage: '[--json]',
  summary: 'Prints counts, without personal data',
  async run(args, terminal) {
    const { values } = readArgs(args, { json: { type: 'boolean', default: false } });
    await withStore(terminal, async (store) => {
      const found = await store.stats();
      printLine(terminal, values.json ? JSON.stringify(found) : textOf(found));
    });
    return undefined;
  },
};

function textOf({
  submissions,
  outbox,
  eventCodes,
  idempotencyKeys,
  countedVisits,
  purgedAt,
}: Stats): string {
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
    `  sent: ${String(outbox.sent)}`,
    `  given up: ${String(outbox.dead)}`,
    `Event codes: ${String(eventCodes.total)} (used: ${String(eventCodes.used)})`,
    `Idempotency keys: ${String(idempotencyKeys)}`,
    `Visits of the gate counted and purged: ${String(countedVisits)}`,
    `Last purge: ${purgedAt ?? 'never'}`,
  ].join('\n');
}
