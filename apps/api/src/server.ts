import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { OperatorError, sampleLinksNote, studioNote, type SiteServerModule } from '@fatal/contracts';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startMail } from './mail/start-mail.ts';
import { OUTBOX_FOLDER } from './mail/files.ts';
import type { Env } from './lib/env.ts';
import { listen, listenOnSocket, systemdSocket, type Place } from './lib/listen.ts';
import { restrictFolder, restrictUmask } from './lib/private-files.ts';
import { oneLine } from './lib/error-message.ts';
import { ownRelease } from './release/own-release.ts';
import { startRetention } from './retention/retention-job.ts';
import { LiveSettings } from './settings/live-settings.ts';
import { loadSite } from './site/load-site.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store.ts';

// The tests import these from the release, so that they test the shipped code.
export { buildApp, loadSite, openStore, StoreError };

/**
 * Time for the previous server to stop, in milliseconds: `TimeoutStopSec` of deploy/fatal.service. Meanwhile, connections queue
 * in the socket that systemd has passed to both.
 */
const HANDOVER_LIMIT = 30_000;

/** Maximum time to wait for the database at startup, in milliseconds: as long as systemd waits for a service. */
const DATABASE_LIMIT = 90_000;

export interface RunningServer {
  /** URL of the site on this machine, such as `http://localhost:3000`. */
  address: string;
  /** Handles a request on behalf of another server in the same process. */
  handle: RequestListener;
  /** Warnings for the operator about missing settings. */
  notes: string[];
  /** Reloads the settings that can change while the server runs. Logs errors in them. */
  reload: () => Promise<void>;
  /** Finishes open requests, then releases the port and the data. */
  close: () => Promise<void>;
}

/**
 * Starts the server from environment variables, on a systemd socket if one is passed. The development server passes its own
 * `openSite`. Throws {@link OperatorError}.
 */
export async function startServer(env: Env, openSite?: SiteServerModule['openSite']): Promise<RunningServer> {
  const socket = systemdSocket(env);
  const config = readConfig(env);
  const { dataDir, mail, retention } = config;
  const release = ownRelease();
  const settings = await LiveSettings.open(env, dataDir);
  const site = await loadSite(config.siteDir, openSite);
  const store = await openStore(config, Date.now, {
    lockTimeout: socket && HANDOVER_LIMIT,
    database: {
      limit: DATABASE_LIMIT,
      onWait: (why) => console.error(`Waiting for the database of DATABASE_URL: ${why}.`),
    },
  });

  // No mail is sent before the server listens.
  let wake: () => void = () => undefined;
  const app = await buildApp(config, {
    store,
    site,
    settings: () => settings.current,
    outbox: { wake: () => wake() },
    now: Date.now,
    release,
  });
  const warning = await restrictFolder(dataDir);
  if (warning !== undefined) app.log.warn(warning);
  const listening = socket === undefined ? listen(app, config) : listenOnSocket(app, socket);
  const place = await listening.catch(async (error: unknown) => {
    await app.close();
    await store.close();
    throw error;
  });
  const address = addressOf(place);

  const shared = { store, dataDir, now: Date.now, log: app.log };
  const outbox = startMail({ ...shared, settings: mail, team: site.team });
  wake = outbox.wake;
  const purging = startRetention({ ...shared, retention });
  const following = settings.follow(app.log);
  const engine = config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  app.log.info({ address, engine, dataDir, version: release?.version, node: process.version }, 'started');

  const mails = `SMTP_URL is not set: mails are written to ${join(dataDir, OUTBOX_FOLDER)} instead of being sent.`;
  const notes = [mail.smtpUrl === null ? mails : null, studioNote(env), sampleLinksNote(site.sampleLinks)];
  return {
    address,
    handle: app.routing.bind(app),
    notes: notes.filter((note) => typeof note === 'string'),
    reload: () => settings.reload(app.log),
    close: async () => {
      app.log.info('stopping');
      following.stop();
      await app.close();
      await purging.stop();
      await outbox.stop();
      await store.close();
      app.log.info('stopped');
    },
  };
}

/** Returns the URL of the server for a browser on this machine. */
function addressOf({ host, port }: Place): string {
  const isHere = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const shown = host.includes(':') ? `[${host}]` : host;
  return `http://${isHere ? 'localhost' : shown}:${String(port)}`;
}

/**
 * Starts the server from a terminal: prints its URL, or the reason for a failure. Reloads its settings on SIGHUP and stops on
 * other signals.
 */
export async function runServer(env: Env): Promise<void> {
  restrictUmask();
  let reload: (() => Promise<void>) | undefined;
  // Closing a terminal sends SIGHUP too, and then the server should stop. Without a terminal, an early SIGHUP must not kill a
  // server that is still starting.
  if (!isatty(0)) process.on('SIGHUP', () => void reload?.());
  try {
    const { address, notes, close, ...server } = await startServer(env);
    reload = server.reload;
    const { close: stop } = closeWithGrace({ delay: false, skip: SKIPPED }, async ({ err }) => {
      if (err) console.error(err);
      await close();
    });
    // npm forwards Ctrl+C, so this process gets SIGINT from it and from the terminal. The library would exit on the second one.
    process.once('SIGINT', stop).on('SIGINT', () => undefined);
    console.log([`Fatal is running at ${address}`, ...notes].join('\n'));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(oneLine(error.message));
    process.exitCode = 1;
  }
}

/**
 * Signals that close-with-grace must not handle: the first two have listeners here, and after the others the process is too
 * broken to run code.
 */
const SKIPPED: closeWithGrace.AllEvents[] = [
  ...(['SIGHUP', 'SIGINT'] as const),
  ...(['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const),
];

if (import.meta.main) await runServer(process.env);
