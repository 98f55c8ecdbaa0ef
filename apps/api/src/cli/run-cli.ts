import { OperatorError } from '@fatal/contracts';
import { CLI_EXTENSIONS } from '../cli-extensions.ts';
import { oneLine, reason } from '../lib/reason.ts';
import { StoreError } from '../store/store.ts';
import { UsageError, printLine, remark, type Command, type Terminal } from './command.ts';
import { backup } from './commands/backup.ts';
import { dossier } from './commands/dossier.ts';
import { erase } from './commands/erase.ts';
import { exportCommand } from './commands/export.ts';
import { list } from './commands/list.ts';
import { move } from './commands/move.ts';
import { purge } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { retry } from './commands/retry.ts';
import { settings } from './commands/settings.ts';
import { show } from './commands/show.ts';
import { statsWith } from './commands/stats.ts';

const COMMANDS: Record<string, Command> = {
  list,
  show,
  export: exportCommand,
  dossier,
  stats: statsWith(CLI_EXTENSIONS),
  erase,
  purge,
  backup,
  restore,
  move,
  ...Object.fromEntries(CLI_EXTENSIONS.flatMap(({ commands }) => Object.entries(commands))),
  retry,
  settings,
};

const CALL = 'npm run submissions --';

function usage(): string {
  const commands = Object.entries(COMMANDS).map(
    ([name, command]) => `  ${name} ${command.usage}`.trimEnd() + `\n      ${command.summary}.`,
  );
  return [
    `Usage: ${CALL} <command>`,
    '',
    'Works on the data that DATA_DIR and DATABASE_URL name. The server may run, but for restore and move.',
    '',
    ...commands,
    '',
    'Ends with 0 when all is well, 1 when it is not, 2 for a command line that cannot be read.',
  ].join('\n');
}

/** Runs one command line and returns its exit code. */
export async function runCli(args: string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (args.includes('--help') || name === 'help') {
    printLine(terminal, command ? usageOf(name, command) : usage());
    return 0;
  }
  if (!command) {
    remark(
      terminal,
      name === ''
        ? usage()
        : `There is no ${name.startsWith('-') ? 'option' : 'command'} "${name}". ${CALL} --help says what there is.`,
    );
    return 2;
  }
  try {
    return (await command.run(rest, terminal)) ?? 0;
  } catch (error) {
    if (error instanceof UsageError) {
      remark(terminal, `${error.message} ${callOf(name, command)} --help says what there is.`);
      return 2;
    }
    remark(terminal, messageOf(error));
    return 1;
  }
}

const callOf = (name: string, { call = `${CALL} ${name}` }: Command) => call;

const usageOf = (name: string, command: Command) =>
  `Usage: ${`${callOf(name, command)} ${command.usage}`.trimEnd()}\n${command.summary}.`;

/** One line, whatever went wrong. */
function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return oneLine(error.message);
  return `This did not work: ${reason(error instanceof StoreError ? error.cause : error)}.`;
}
