import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { startDelivery } from './delivery/start-delivery.ts';
import { OUTBOX_FOLDER } from './delivery/transports/files.ts';
import { serveMetrics, type MetricsServer } from './metrics/metrics-server.ts';
import { watch, type Metrics } from './metrics/metrics.ts';
import { addressOf, assertPortFree, listenError } from './lib/port.ts';
import { startRetention } from './retention/retention-job.ts';
import { loadSite } from './site/load-site.ts';
import { openStore } from './store/open-store.ts';

export interface RunningServer {
  /** Where to open the site, such as `http://localhost:3000`. */
  address: string;
  /** What whoever starts it should know, a sentence each. */
  notes: string[];
  /** Finishes what is under way, then frees port and data. */
  close: () => Promise<void>;
}

/** Starts the product from environment variables. Throws {@link OperatorError}. */
export async function startServer(env: Record<string, string | undefined>): Promise<RunningServer> {
  const config = readConfig(env);
  const { host, port } = config;
  await assertPortFree(host, port);
  const site = await loadSite(config.siteDir);
  const store = await openStore(config);
  // Nothing is sent before the server listens.
  let wake: () => void = () => undefined;
  let metrics: Metrics | undefined;
  const app = await buildApp(config, {
    store,
    site,
    outbox: { wake: () => wake() },
    now: Date.now,
    ...(config.metrics && { watch: (watched) => (metrics = watch(watched, store)) }),
  });
  let metricsServer: MetricsServer | undefined;
  try {
    if (metrics && config.metrics) metricsServer = await serveMetrics(metrics, config.metrics);
    await app.listen({ host, port });
  } catch (error) {
    await metricsServer?.close();
    await app.close();
    await store.close();
    throw error instanceof OperatorError ? error : listenError(error, host, port);
  }
  const { dataDir, delivery: settings, retention } = config;
  const outbox = startDelivery({ store, settings, dataDir, now: Date.now, log: app.log });
  wake = outbox.wake;
  const purging = startRetention({ store, dataDir, retention, now: Date.now, log: app.log });
  const close = async () => {
    await app.drain();
    await metricsServer?.close();
    await purging.stop();
    await outbox.stop();
    await store.close();
  };
  const { port: bound } = app.server.address() as AddressInfo;
  return { address: addressOf(host, bound), notes: notesOn(config), close };
}

function notesOn({ delivery, dataDir }: Config): string[] {
  if (delivery.smtpUrl !== null) return [];
  return [`SMTP_URL is not set: mails are written to ${join(dataDir, OUTBOX_FOLDER)} and sent to nobody.`];
}

/** Starts the product for a person at a terminal: says where it runs or why it does not, and stops on a signal. */
export async function runServer(env: Record<string, string | undefined>): Promise<void> {
  try {
    const { address, notes, close } = await startServer(env);
    // Ctrl+C reaches this process twice, from the terminal and through npm.
    let stopped: Promise<void> | undefined;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        stopped ??= close();
      });
    }
    console.log([`Fatal is running at ${address}`, ...notes].join('\n'));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer(process.env);
