import {
  UsageError,
  plural,
  printLine,
  readArgs,
  readCount,
  remark,
  type CliExtension,
  type Command,
} from '../../cli/command.ts';
import { withStore } from '../../cli/with-store.ts';
import { countEventCodes, createEventCodes, listEventCodes } from './event-codes.ts';

/** As many as one transaction makes without keeping visitors waiting. */
const MOST_CODES = 5_000;

const codes: Command = {
  usage: 'create <number> | codes list [--json]',
  summary: 'Makes one-use codes for the festival, or lists them with what became of them',
  async run(args, terminal) {
    const [action, ...rest] = args;
    if (action === 'create') {
      const { positionals } = readArgs(rest, {}, ['number']);
      const count = readCount('<number>', positionals[0] ?? '');
      if (count > MOST_CODES) throw new UsageError(`At most ${String(MOST_CODES)} codes at a time.`);
      const made = await withStore(terminal, (store) => createEventCodes(store, count));
      for (const code of made) printLine(terminal, code);
    } else if (action === 'list') {
      const { values } = readArgs(rest, { json: { type: 'boolean', default: false } });
      const found = await withStore(terminal, listEventCodes);
      for (const code of found) {
        const use = code.usedAt === null ? 'free' : `used ${code.usedAt} ${code.submissionId ?? '(deleted)'}`;
        printLine(terminal, values.json ? JSON.stringify(code) : `${code.code}  ${use}`);
      }
      const used = found.filter(({ usedAt }) => usedAt !== null);
      if (!values.json) remark(terminal, `${plural(found.length, 'code')}, ${String(used.length)} used`);
    } else {
      throw new UsageError('Say "codes create <number>" or "codes list".');
    }
    return undefined;
  },
};

export const eventCodes: CliExtension = {
  commands: { codes },
  stats: async (store) => {
    const { total, used } = await countEventCodes(store);
    return {
      facts: { eventCodes: { total, used } },
      line: `Event codes: ${String(total)} (used: ${String(used)})`,
    };
  },
};
