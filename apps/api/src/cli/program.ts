import { OperatorError, POSITION_ROLES } from '@fatal/contracts';
import { Argument, Command, CommanderError, Option } from 'commander';
import { oneLine, errorMessage } from '../lib/error-message.ts';
import { SETTING_NAMES, type SettingName } from '../settings/live-settings.ts';
import { StoreError } from '../store/store.ts';
import { backup } from './commands/backup.ts';
import { createCodes, listCodes, MOST_CODES } from './commands/codes.ts';
import { dossier, type DossierCommandOptions } from './commands/dossier.ts';
import { erase } from './commands/erase.ts';
import { exportSubmissions, type ExportOptions } from './commands/export.ts';
import { list, type ListOptions } from './commands/list.ts';
import { move } from './commands/move.ts';
import { purge } from './commands/purge.ts';
import { restore, type RestoreOptions } from './commands/restore.ts';
import { retry } from './commands/retry.ts';
import { setSetting, showSettings, unsetSetting } from './commands/settings.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { countTo, kindOption, readPath, readText, sinceOption } from './options.ts';
import type { Terminal } from './terminal.ts';

/** Runs one command line. Returns its exit code: 0 success, 1 failure, 2 invalid command line. */
export async function runCli(args: string[], terminal: Terminal): Promise<number> {
  try {
    await makeProgram(terminal).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
}

/** Prints an error as one line. */
function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return oneLine(error.message);
  const failure = error instanceof StoreError ? error.cause : error;
  const path = failure instanceof Error && 'path' in failure ? `${String(failure.path)}: ` : '';
  return `The command failed: ${path}${errorMessage(failure)}.`;
}

/** Builds the program with all commands. */
function makeProgram(terminal: Terminal): Command {
  const { env, stdout, stderr } = terminal;
  const program = new Command(env.npm_lifecycle_event === undefined ? 'fatal' : 'npm run submissions --')
    .description('Works with the data in DATA_DIR and DATABASE_URL, also while a server is running.')
    .addHelpText('after', '\nExit codes: 0 success, 1 failure, 2 invalid command line.')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => void stderr.write(text),
    })
    .showHelpAfterError('Add --help to see the usage.')
    .exitOverride();

  program
    .command('list')
    .description('print submissions, newest first, without spam')
    .addOption(kindOption())
    .addOption(sinceOption())
    .option('--limit <number>', 'only the newest', countTo(9_999_999))
    .option('--spam', 'only those marked as spam')
    .option('--json', 'as JSON lines')
    .action((options: ListOptions) => list(options, terminal));

  program
    .command('show')
    .description('print one submission and the state of its messages')
    .argument('<id>')
    .option('--json', 'as JSON')
    .action((id: string, options: { json?: boolean }) => show(id, options, terminal));

  program
    .command('export')
    .description('write submissions, oldest first, without spam')
    .addOption(new Option('--csv', 'as CSV for spreadsheets (default)').conflicts('json'))
    .option('--json', 'as JSON lines')
    .addOption(kindOption())
    .addOption(sinceOption())
    .option('--spam', 'also those marked as spam')
    .option('--out <file>', 'to a new file that only its owner can read', readPath)
    .action((options: ExportOptions) => exportSubmissions(options, terminal));

  program
    .command('dossier')
    .description('write applications as pages to read and print')
    .requiredOption('--out <folder>', 'a new or empty folder', readPath)
    .addOption(new Option('--role <role>', 'only this position').choices(POSITION_ROLES))
    .addOption(sinceOption())
    .action((options: DossierCommandOptions) => dossier(options, terminal));

  program
    .command('stats')
    .description('print counts, without personal data')
    .option('--json', 'as JSON')
    .action((options: { json?: boolean }) => stats(options, terminal));

  program
    .command('erase')
    .description('delete a person’s data and print a receipt')
    .requiredOption('--email <address>', 'of the person', readText)
    .option('--dry-run', 'only count')
    .action((options: { email: string; dryRun?: boolean }) => erase(options, terminal));

  program
    .command('purge')
    .description('delete data older than RETENTION_…_DAYS, as the server does daily')
    .option('--dry-run', 'only count')
    .action((options: { dryRun?: boolean }) => purge(options, terminal));

  program
    .command('backup')
    .description('copy data and files to a new folder')
    .option('--to <folder>', 'default: a folder in DATA_DIR/backups, named by the time', readPath)
    .action((options: { to?: string }) => backup(options, terminal));

  program
    .command('restore')
    .description('replace the data with a backup; stop the server first')
    .requiredOption('--from <folder>', 'the backup', readPath)
    .option('--force', 'replace existing data')
    .action((options: RestoreOptions) => restore(options, terminal));

  program
    .command('move')
    .description('copy SQLite in DATA_DIR to an empty PostgreSQL database; stop the server first')
    .option('--to <address>', 'such as postgres://user@host/name (default: DATABASE_URL)', readText)
    .action((options: { to?: string }) => move(options, terminal));

  const codes = program.command('codes').description('one-use codes for the festival');
  codes
    .command('create')
    .description('make new codes')
    .addArgument(new Argument('<number>').argParser(countTo(MOST_CODES)))
    .action((count: number) => createCodes(count, terminal));
  codes
    .command('list')
    .description('list codes and their use')
    .option('--json', 'as JSON lines')
    .action((options: { json?: boolean }) => listCodes(options, terminal));

  program
    .command('retry')
    .description('retry messages that were given up, and list pending ones')
    .action(() => retry(terminal));

  const settings = program
    .command('settings')
    .description('show or change settings of running servers')
    .action(() => showSettings(terminal));
  const name = () => new Argument('<name>').choices(SETTING_NAMES);
  settings
    .command('set')
    .description('set a value that overrides the environment')
    .addArgument(name())
    .addArgument(new Argument('<value>').argParser(readText))
    .action((setting: SettingName, value: string) => setSetting(setting, value, terminal));
  settings
    .command('unset')
    .description('remove a value, so that the environment applies again')
    .addArgument(name())
    .action((setting: SettingName) => unsetSetting(setting, terminal));

  return program;
}
