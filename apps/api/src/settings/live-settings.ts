import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError, isDay, readSiteSettings, type SiteSettings } from '@fatal/contracts';
import * as v from 'valibot';
import type { Env } from '../lib/env.ts';
import { errorMessage } from '../lib/error-message.ts';
import { writeFileAtomic } from '../lib/write-file-atomic.ts';

const FILE = 'settings.json';

/** Returns the path of the file with the settings set by a command, which all servers of a data folder share. */
export const settingsFile = (dataDir: string) => join(dataDir, FILE);

/** Value in the format of the environment, and the day it was set (ISO 8601, in the studio's time zone). */
const stored = v.optional(v.strictObject({ value: v.string(), setOn: v.pipe(v.string(), v.check(isDay)) }));

const storedSettings = v.strictObject({ WISHLIST_COUNT: stored, APPLICATIONS_CLOSE_AT: stored });

/** Values set by a command, by environment variable. */
export type StoredSettings = v.InferOutput<typeof storedSettings>;

export type SettingName = keyof StoredSettings;

export const SETTING_NAMES = Object.keys(storedSettings.entries) as SettingName[];

/** Reads the values set by a command; empty if there is no file. Throws {@link OperatorError}. */
export async function readStored(dataDir: string): Promise<StoredSettings> {
  const file = settingsFile(dataDir);
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    // The store reports problems with the folder itself.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return {};
    throw new OperatorError(`Cannot read ${file}: ${errorMessage(error)}.`);
  }
  try {
    return v.parse(storedSettings, JSON.parse(text));
  } catch {
    throw new OperatorError(`${file} is damaged: delete it, and set what was in it again.`);
  }
}

/** Returns the settings. A value set by a command overrides that of the environment. Throws {@link OperatorError}. */
export function settingsFrom(env: Env, values: StoredSettings): SiteSettings {
  const set = SETTING_NAMES.map((name) => [name, values[name]?.value ?? env[name]]);
  return {
    ...readSiteSettings({ ...env, ...(Object.fromEntries(set) as Env) }),
    wishlistCountDate: values.WISHLIST_COUNT?.setOn ?? null,
  };
}

/** Writes the values for all servers of a data folder. Throws {@link OperatorError}. */
export async function writeStored(dataDir: string, values: StoredSettings): Promise<void> {
  try {
    await writeFileAtomic(dataDir, FILE, `${JSON.stringify(values, null, 2)}\n`);
  } catch (error) {
    throw new OperatorError(`Cannot write ${settingsFile(dataDir)}: ${errorMessage(error)}.`);
  }
}

/** Time between two reads of the file, in milliseconds. Network file systems don't report changes. */
const INTERVAL = 2_000;

interface Log {
  info: (settings: object, message: string) => void;
  error: (message: string) => void;
}

/** Settings of a running server, which the file in `DATA_DIR` can change. */
export class LiveSettings {
  readonly #env: Env;
  readonly #dataDir: string;
  #current: SiteSettings;
  /** Last logged error, which isn't repeated. */
  #problem: string | undefined;

  private constructor(env: Env, dataDir: string, current: SiteSettings) {
    this.#env = env;
    this.#dataDir = dataDir;
    this.#current = current;
  }

  /** Throws {@link OperatorError}. */
  static async open(env: Env, dataDir: string): Promise<LiveSettings> {
    // A wrong value in the environment would take effect once the file's value is unset.
    readSiteSettings(env);
    return new LiveSettings(env, dataDir, await readSettings(env, dataDir));
  }

  /** Current settings: the same object until one has changed. */
  get current(): SiteSettings {
    return this.#current;
  }

  /** Reloads the file, and logs an error even if it was logged before. */
  async reload(log: Log): Promise<void> {
    this.#problem = undefined;
    await this.#look(log);
  }

  /** Reads the file every `interval` milliseconds. Does not keep the process alive. */
  follow(log: Log, interval = INTERVAL): { stop: () => void } {
    const timer = setInterval(() => void this.#look(log), interval).unref();
    return { stop: () => clearInterval(timer) };
  }

  async #look(log: Log): Promise<void> {
    try {
      const settings = await readSettings(this.#env, this.#dataDir);
      this.#problem = undefined;
      if (isDeepStrictEqual(settings, this.#current)) return;
      this.#current = settings;
      log.info({ settings }, 'settings changed');
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      if (error.message === this.#problem) return;
      this.#problem = error.message;
      log.error(`${error.message} The settings stay as they were.`);
    }
  }
}

async function readSettings(env: Env, dataDir: string): Promise<SiteSettings> {
  const values = await readStored(dataDir);
  try {
    return settingsFrom(env, values);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(`${settingsFile(dataDir)}: ${error.message}`);
  }
}
