import { OperatorError } from '@fatal/contracts';
import type { Submission } from '../../store/store.ts';
import { messageLine } from '../messages.ts';
import { replaceControlCharacters } from '../table.ts';
import { printLine, withStore, type Terminal } from '../terminal.ts';

export const show = (id: string, { json }: { json?: boolean }, terminal: Terminal): Promise<void> =>
  withStore(terminal, async (store) => {
    const submission = await store.findSubmission(id);
    if (!submission) throw new OperatorError(`There is no submission ${replaceControlCharacters(id)}.`);
    const about = await store.listMessages({ submissionId: id });
    const digests = await Promise.all(
      about.flatMap(({ digest }) => (digest === undefined ? [] : store.listMessages({ id: digest }))),
    );
    const messages = [...about, ...digests.flat()];
    if (json) {
      printLine(terminal, JSON.stringify({ ...submission, messages }));
      return;
    }
    printLine(terminal, textOf(submission));
    for (const message of messages) printLine(terminal, `outbox: ${messageLine(message)}`);
    // Gate visits have no emails.
    if (messages.length === 0 && submission.kind !== 'gate') {
      printLine(terminal, 'outbox: no messages; old ones are deleted');
    }
  });

function textOf({ payload, file, spam, ...rest }: Submission): string {
  const fields = { ...rest, ...(spam ? { spam: 'yes' } : {}), ...payload, ...(file ? { file } : {}) };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join('\n');
}

/** Formats a value. Indents multi-line text, so that no line can be mistaken for a field. */
function valueText(value: unknown): string {
  if (typeof value !== 'string') return replaceControlCharacters(JSON.stringify(value));
  const lines = value.split(/\r\n|\r|\n/).map(replaceControlCharacters);
  return lines.length === 1 ? lines.join('') : ['', ...lines].join('\n    ');
}
