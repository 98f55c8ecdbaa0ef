import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError, readSiteSettings, type SiteSettings } from '@fatal/contracts';
import type { Env } from '../lib/env.ts';
import { readStored, settingsFile, settingsFrom } from './stored-settings.ts';

/** How often a server looks whether another process has set something, in milliseconds. */
const INTERVAL = 2_000;

interface Log {
  info: (settings: object, message: string) => void;
  error: (message: string) => void;
}

/** The settings of a running server, which the file in `DATA_DIR` changes. */
export class LiveSettings {
  readonly #env: Env;
  readonly #dataDir: string;
  #current: SiteSettings;
  /** What was last found wrong; said once. */
  #problem: string | undefined;

  private constructor(env: Env, dataDir: string, current: SiteSettings) {
    this.#env = env;
    this.#dataDir = dataDir;
    this.#current = current;
  }

  /** Throws {@link OperatorError}. */
  static async open(env: Env, dataDir: string): Promise<LiveSettings> {
    // Also where something else counts: it would be wrong as soon as that is unset.
    readSiteSettings(env);
    return new LiveSettings(env, dataDir, await readSettings(env, dataDir));
  }

  /** The same object until something has changed. */
  get current(): SiteSettings {
    return this.#current;
  }

  /** Reads the file anew, and says what is wrong with it even when that is known. */
  async reload(log: Log): Promise<void> {
    this.#problem = undefined;
    await this.#look(log);
  }

  /**
   * Reads the file every few seconds, rather than being told of changes, which network file systems do not tell. Does not
   * keep the process alive.
   */
  follow(log: Log, interval = INTERVAL): { stop: () => void } {
    const stopped = new AbortController();
    const run = async () => {
      for (;;) {
        await sleep(interval, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
        if (stopped.signal.aborted) return;
        await this.#look(log);
      }
    };
    void run();
    return { stop: () => stopped.abort() };
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
