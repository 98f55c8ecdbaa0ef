import { messageLine } from '../messages.ts';
import { plural, printLine, withStore, type Terminal } from '../terminal.ts';

/** Maximum number of messages to list. */
const SHOWN = 20;

export const retry = (terminal: Terminal): Promise<void> =>
  withStore(terminal, async (store) => {
    const waiting = await store.listMessages({ state: 'pending' });
    const count = await store.retryDeadMessages();
    printLine(terminal, `${plural(count, 'message')} queued for another attempt.`);
    if (waiting.length === 0) return;
    printLine(terminal, `${plural(waiting.length, 'message')} already pending:`);
    for (const message of waiting.slice(0, SHOWN)) {
      printLine(terminal, `  ${messageLine(message)} (submission ${message.submissionId ?? 'gone'})`);
    }
    const more = waiting.length - SHOWN;
    if (more > 0) printLine(terminal, `  and ${more.toLocaleString('en')} more`);
  });
