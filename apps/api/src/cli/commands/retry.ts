import { plural, printLine, readArgs, type Command } from '../command.ts';
import { withStore } from '../with-store.ts';

export const retry: Command = {
  usage: '',
  summary: 'Lets messages that were given up be sent again, such as after a change of SMTP_URL',
  async run(args, terminal) {
    readArgs(args, {});
    const count = await withStore(terminal, (store) => store.retryDeadMessages());
    printLine(terminal, `${plural(count, 'message')} to be tried again.`);
    return undefined;
  },
};
