import type { AddressInfo } from 'node:net';
import { SettingError } from '@fatal/contracts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { addressOf, assertPortFree, listenError } from './port.ts';
import { loadSite } from './site/load-site.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/sqlite/open-store.ts';

export interface RunningServer {
  /** Where to open the site, such as `http://localhost:3000`. */
  address: string;
  /** Finishes what is under way, then frees port and data. */
  close: () => Promise<void>;
}

/** Starts the product from environment variables. Throws {@link StartError} or {@link SettingError}. */
export async function startServer(env: Record<string, string | undefined>): Promise<RunningServer> {
  const config = readConfig(env);
  const { host, port } = config;
  await assertPortFree(host, port);
  const site = await loadSite(config.siteDir);
  const store = await openStore(config.dataDir);
  const app = await buildApp(config, { store, site, now: Date.now });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    await store.close();
    throw listenError(error, host, port);
  }
  const close = async () => {
    await app.drain();
    await store.close();
  };
  const { port: bound } = app.server.address() as AddressInfo;
  return { address: addressOf(host, bound), close };
}

/** Starts the product for a person at a terminal: says where it runs or why it does not, and stops on a signal. */
export async function runServer(env: Record<string, string | undefined>): Promise<void> {
  try {
    const { address, close } = await startServer(env);
    // Ctrl+C reaches this process twice, from the terminal and through npm.
    let stopped: Promise<void> | undefined;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        stopped ??= close();
      });
    }
    console.log(`Fatal is running at ${address}`);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer(process.env);
