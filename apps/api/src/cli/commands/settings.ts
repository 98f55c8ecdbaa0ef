import { existsSync } from 'node:fs';
import { OperatorError, studioDay } from '@fatal/contracts';
import { readDataPlace } from '../../config.ts';
import { read } from '../../lib/env.ts';
import {
  SETTING_NAMES,
  readStored,
  settingsFile,
  settingsFrom,
  writeStored,
  type StoredSettings,
} from '../../settings/stored-settings.ts';
import { UsageError, printLine, readArgs, remark, required, type Command } from '../command.ts';

export const settings: Command = {
  call: 'npm run settings --',
  usage: '[set <name> <value> | unset <name>]',
  summary: `Says what counts for ${SETTING_NAMES.join(' and ')}, and sets them while servers run; unset: the environment counts again`,
  async run(args, terminal) {
    const { env } = terminal;
    const { dataDir } = readDataPlace(env);
    const change = readChange(args, studioDay(terminal.now()));
    const values = { ...(await readStored(dataDir)), ...change };
    // Nothing is written that a server would refuse.
    const { wishlistCount, applicationsCloseAt } = settingsFrom(env, values);
    if (change) {
      if (!existsSync(dataDir)) throw new OperatorError(`There is no data in ${dataDir} yet.`);
      await writeStored(dataDir, values);
    }
    const shown = {
      WISHLIST_COUNT: String(wishlistCount),
      APPLICATIONS_CLOSE_AT: applicationsCloseAt ?? 'never',
    };
    for (const name of SETTING_NAMES) {
      const set = values[name] && `set on ${values[name].setOn}`;
      const source = set ?? (read(env, name) === undefined ? 'default' : 'environment');
      printLine(terminal, `${name}=${shown[name]} (${source})`);
    }
    if (change) remark(terminal, `Servers that run read ${settingsFile(dataDir)} within a few seconds.`);
    return undefined;
  },
};

/** What a command line changes; nothing where it only asks. Throws {@link UsageError}. */
function readChange([action, ...rest]: string[], setOn: string): StoredSettings | undefined {
  if (action === undefined) return undefined;
  if (action !== 'set' && action !== 'unset') {
    throw new UsageError('Say "set <name> <value>", "unset <name>", or nothing.');
  }
  // There are no options: -1 is a wrong value.
  const { positionals } = readArgs(['--', ...rest], {}, action === 'set' ? ['name', 'value'] : ['name']);
  const [given, value] = positionals;
  const name = SETTING_NAMES.find((candidate) => candidate === given);
  if (!name) {
    throw new UsageError(`<name> must be one of ${SETTING_NAMES.join(', ')}, but is "${String(given)}".`);
  }
  return { [name]: action === 'set' ? { value: required('<value>', value), setOn } : undefined };
}
