import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError, isDay, readSiteSettings, type SiteSettings } from '@fatal/contracts';
import * as v from 'valibot';
import type { Env } from '../lib/env.ts';
import { reason } from '../lib/reason.ts';
import { writeWhole } from '../lib/write-whole.ts';

const FILE = 'settings.json';

/** Where all servers of a data folder find what was set while they run. */
export const settingsFile = (dataDir: string) => join(dataDir, FILE);

/** A value as it would stand in the environment, and the day in the studio (ISO 8601) on which it was set. */
const stored = v.optional(v.strictObject({ value: v.string(), setOn: v.pipe(v.string(), v.check(isDay)) }));

const storedSettings = v.strictObject({ WISHLIST_COUNT: stored, APPLICATIONS_CLOSE_AT: stored });

/** What was set while servers run, by the names of the environment. */
export type StoredSettings = v.InferOutput<typeof storedSettings>;

export type SettingName = keyof StoredSettings;

export const SETTING_NAMES = Object.keys(storedSettings.entries) as SettingName[];

/** Reads what was set; nothing where there is no file. Throws {@link OperatorError}. */
export async function readStored(dataDir: string): Promise<StoredSettings> {
  const file = settingsFile(dataDir);
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    // What is wrong with the folder itself is for those to say who need it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return {};
    throw new OperatorError(`Cannot read ${file}: ${reason(error)}.`);
  }
  try {
    return v.parse(storedSettings, JSON.parse(text));
  } catch {
    throw new OperatorError(`${file} is damaged: delete it, and set what was in it again.`);
  }
}

/** The settings: what was set counts, then the environment. Throws {@link OperatorError}. */
export function settingsFrom(env: Env, values: StoredSettings): SiteSettings {
  const set = SETTING_NAMES.map((name) => [name, values[name]?.value ?? env[name]]);
  return {
    ...readSiteSettings({ ...env, ...(Object.fromEntries(set) as Env) }),
    wishlistCountDate: values.WISHLIST_COUNT?.setOn ?? null,
  };
}

/** Writes what is set for all servers of a data folder. */
export async function writeStored(dataDir: string, values: StoredSettings): Promise<void> {
  try {
    await writeWhole(dataDir, FILE, `${JSON.stringify(values, null, 2)}\n`);
  } catch (error) {
    throw new OperatorError(`Cannot write ${settingsFile(dataDir)}: ${reason(error)}.`);
  }
}
