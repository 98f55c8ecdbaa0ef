import { existsSync } from 'node:fs';
import { OperatorError, studioDay } from '@fatal/contracts';
import { readDataDir } from '../../config.ts';
import { read } from '../../lib/env.ts';
import {
  SETTING_NAMES,
  readStored,
  settingsFile,
  settingsFrom,
  writeStored,
  type SettingName,
  type StoredSettings,
} from '../../settings/live-settings.ts';
import { printLine, printNote, type Terminal } from '../terminal.ts';

/** Prints each setting and its source. */
export async function showSettings(terminal: Terminal): Promise<void> {
  printSettings(await readStored(readDataDir(terminal.env)), terminal);
}

export const setSetting = (name: SettingName, value: string, terminal: Terminal): Promise<void> =>
  change({ [name]: { value, setOn: studioDay(terminal.now()) } }, terminal);

export const unsetSetting = (name: SettingName, terminal: Terminal): Promise<void> =>
  change({ [name]: undefined }, terminal);

async function change(changed: StoredSettings, terminal: Terminal): Promise<void> {
  const dataDir = readDataDir(terminal.env);
  const stored = { ...(await readStored(dataDir)), ...changed };
  // Throws for a value that the server would reject.
  settingsFrom(terminal.env, stored);
  if (!existsSync(dataDir)) throw new OperatorError(`There is no data in ${dataDir} yet.`);
  await writeStored(dataDir, stored);
  printSettings(stored, terminal);
  printNote(terminal, `Running servers read ${settingsFile(dataDir)} within a few seconds.`);
}

function printSettings(stored: StoredSettings, terminal: Terminal): void {
  const { wishlistCount, applicationsCloseAt } = settingsFrom(terminal.env, stored);
  const values = {
    WISHLIST_COUNT: String(wishlistCount),
    APPLICATIONS_CLOSE_AT: applicationsCloseAt ?? 'never',
  };
  for (const name of SETTING_NAMES) {
    const set = stored[name] && `set on ${stored[name].setOn}`;
    const source = set ?? (read(terminal.env, name) === undefined ? 'default' : 'environment');
    printLine(terminal, `${name}=${values[name]} (${source})`);
  }
}
