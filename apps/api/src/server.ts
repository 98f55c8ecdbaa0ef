import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { OperatorError, sampleLinksNote, studioNote, type SiteServerModule } from '@fatal/contracts';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { startMail } from './mail/start-mail.ts';
import { OUTBOX_FOLDER } from './mail/files.ts';
import { serveMetrics, type MetricsServer } from './metrics/metrics-server.ts';
import { watch, type Metrics } from './metrics/metrics.ts';
import { takeInheritedSocket } from './lib/inherited-socket.ts';
import { addressOf, assertPortFree, listenError } from './lib/port.ts';
import { closeFolder, keepPrivate } from './lib/private-files.ts';
import { oneLine } from './lib/reason.ts';
import { ownRelease } from './release/own-release.ts';
import { findOverdueBackups } from './retention/old-backups.ts';
import { startRetention } from './retention/retention-job.ts';
import { LiveSettings } from './settings/live-settings.ts';
import { loadSite, type Site } from './site/load-site.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store.ts';

// The tests take these from the release, so that they test what is shipped.
export { buildApp, loadSite, openStore, StoreError };

/**
 * How long the server before this one may take to stop, in milliseconds: `TimeoutStopSec` of deploy/fatal.service.
 * Meanwhile connections wait in the socket that both have been given.
 */
const HANDOVER_LIMIT = 30_000;

/** How long a start waits for its database, in milliseconds: as long as systemd waits for a service. */
const DATABASE_LIMIT = 90_000;

/** How many connections wait at most; the kernel cuts it to `net.core.somaxconn`. Node's own 511 is little for a restart. */
const BACKLOG = 4_096;

/** Time for open requests to finish once the server stops, in milliseconds; then their connections are cut. */
const CLOSE_LIMIT = 10_000;

/** Not for close-with-grace: the first two have listeners here, and after the others nothing of a broken process may run. */
const SKIPPED: closeWithGrace.AllEvents[] = [
  'SIGHUP',
  'SIGINT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
];

export interface RunningServer {
  /** Where to open the site, such as `http://localhost:3000`. */
  address: string;
  /** Answers a request, for a server that stands in front of this one in the same process. */
  handle: RequestListener;
  /** What whoever starts it should know, a sentence each. */
  notes: string[];
  /** Reads again what may be set while it runs; says in the log what is wrong with it. */
  reload: () => Promise<void>;
  /** Finishes what is under way, then frees port and data. */
  close: () => Promise<void>;
}

/**
 * Starts the product from environment variables; on the socket that systemd hands over, where it does. The development server brings
 * its own `openSite`. Throws {@link OperatorError}.
 */
export async function startServer(
  env: Record<string, string | undefined>,
  openSite?: SiteServerModule['openSite'],
): Promise<RunningServer> {
  const inherited = takeInheritedSocket(env);
  const config = readConfig({
    ...env,
    ...(inherited && { HOST: inherited.host, PORT: String(inherited.port) }),
  });
  const { host, port, dataDir, delivery, retention } = config;
  const release = ownRelease();
  const settings = await LiveSettings.open(env, dataDir);
  if (!inherited) await assertPortFree(host, port);
  const site = await loadSite(config.siteDir, openSite);
  const openToOthers = await closeFolder(dataDir);
  const store = await openStore(config, Date.now, {
    lockTimeout: inherited && HANDOVER_LIMIT,
    database: {
      limit: DATABASE_LIMIT,
      onWait: (why) => console.error(`Waiting for the database of DATABASE_URL: ${why}.`),
    },
  });
  // Nothing is sent before the server listens.
  let wake: () => void = () => undefined;
  let metrics: Metrics | undefined;
  const app = await buildApp(config, {
    store,
    site,
    settings: () => settings.current,
    outbox: { wake: () => wake() },
    now: Date.now,
    release,
    ...(config.metrics && {
      watch: (watched) =>
        (metrics = watch(
          watched,
          store,
          () => findOverdueBackups(dataDir, retention.backups, Date.now()),
          release,
        )),
    }),
  });
  if (openToOthers === 'closed') app.log.warn('other users of this machine could use DATA_DIR until now');
  if (openToOthers === 'left') {
    app.log.warn('other users of this machine can use DATA_DIR, which does not belong to this one alone');
  }
  let metricsServer: MetricsServer | undefined;
  try {
    if (metrics && config.metrics) metricsServer = await serveMetrics(metrics, config.metrics);
    await (inherited ? listenOn(app, inherited.socket) : app.listen({ host, port }));
  } catch (error) {
    await metricsServer?.close();
    await app.close();
    await store.close();
    throw error instanceof OperatorError ? error : listenError(error, host, port);
  }
  const outbox = startMail({
    store,
    settings: delivery,
    dataDir,
    team: site.team,
    now: Date.now,
    log: app.log,
  });
  wake = outbox.wake;
  const purging = startRetention({ store, dataDir, retention, now: Date.now, log: app.log });
  const following = settings.follow(app.log);
  const close = async () => {
    app.log.info('stopping');
    following.stop();
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT);
    await app.close();
    clearTimeout(cut);
    await metricsServer?.close();
    await purging.stop();
    await outbox.stop();
    await store.close();
    app.log.info('stopped');
  };
  const { port: bound } = app.server.address() as AddressInfo;
  const address = addressOf(host, bound);
  const engine = config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  app.log.info({ address, engine, dataDir, version: release?.version, node: process.version }, 'started');
  return {
    address,
    handle: app.routing.bind(app),
    notes: notesOn(config, env, site),
    reload: () => settings.reload(app.log),
    close,
  };
}

/** Fastify's own `listen()` takes no socket that is open already. */
async function listenOn(app: FastifyInstance, socket: Socket): Promise<void> {
  await app.ready();
  app.server.listen(socket, BACKLOG);
  await once(app.server, 'listening');
}

function notesOn(
  { delivery, dataDir }: Config,
  env: Record<string, string | undefined>,
  { sampleLinks }: Pick<Site, 'sampleLinks'>,
): string[] {
  const outbox = join(dataDir, OUTBOX_FOLDER);
  const mails = `SMTP_URL is not set: mails are written to ${outbox} and sent to nobody.`;
  return [
    delivery.smtpUrl === null ? mails : [],
    studioNote(env) ?? [],
    sampleLinksNote(sampleLinks) ?? [],
  ].flat();
}

/**
 * Starts the product for a person at a terminal: says where it runs or why it does not, reads its settings again on
 * SIGHUP, and stops on other signals.
 */
export async function runServer(env: Record<string, string | undefined>): Promise<void> {
  keepPrivate();
  let reload: (() => Promise<void>) | undefined;
  // A terminal that is closed sends it too, and then the server should end. It must not end one that only just starts.
  if (!isatty(0)) process.on('SIGHUP', () => void reload?.());
  try {
    const { address, notes, close, ...server } = await startServer(env);
    reload = server.reload;
    const { close: stop } = closeWithGrace({ delay: false, skip: SKIPPED }, async ({ err }) => {
      if (err) console.error(err);
      await close();
    });
    // Ctrl+C reaches this process twice, from the terminal and through npm. The library would end it with the second.
    process.once('SIGINT', stop).on('SIGINT', () => undefined);
    console.log([`Fatal is running at ${address}`, ...notes].join('\n'));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(oneLine(error.message));
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer(process.env);
