import { rmSync } from 'node:fs';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@fatal/contracts';
import { readConfig, type Config } from '../src/config.ts';
import type { AppDeps } from '../src/deps.ts';
import type { Site } from '../src/site/load-site.ts';
import type { Store } from '../src/store/store.ts';
import { shipped } from './shipped.ts';
import { temporaryDir, writeSiteFixture } from './site-fixture.ts';

const { buildApp, loadSite, openStore } = shipped;

export interface AppFixture {
  app: FastifyInstance;
  store: Store;
  /** Folder with the database and its files. */
  dataDir: string;
  /** Returns how many times the outbox was triggered. */
  wakes: () => number;
  /** Sets the clock, in milliseconds. */
  setNow: (time: number) => void;
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

export interface AppFixtureOptions {
  settings?: Partial<SiteSettings>;
  config?: Partial<Config>;
  /** Replaces methods of the real store. */
  store?: Partial<Store>;
  /** Default: the small site of the fixture. */
  site?: Site;
  release?: AppDeps['release'];
}

/** Start of the test clock, far from any deadline or clock change. */
export const TODAY = Date.parse('2026-11-21T12:00:00Z');

let siteDir: string | undefined;
let site: Promise<Site> | undefined;

afterAll(() => {
  if (siteDir !== undefined) rmSync(siteDir, { recursive: true });
});

/** Builds the whole app with its own store. Removes both after the test. */
export async function makeApp(options: AppFixtureOptions = {}): Promise<AppFixture> {
  let now = TODAY;
  let wakes = 0;
  const dataDir = temporaryDir('data');
  const store = { ...(await openStore({ dataDir }, () => now)), ...options.store };
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SUBMISSIONS: '1000000',
    RATE_LIMIT_VISITS: '1000000',
  });
  const settings = { ...DEFAULT_SITE_SETTINGS, ...options.settings };
  siteDir ??= writeSiteFixture();
  site ??= loadSite(siteDir);
  const app = await buildApp(
    { ...config, dataDir, ...options.config },
    {
      store,
      site: options.site ?? (await site),
      settings: () => settings,
      outbox: { wake: () => (wakes += 1) },
      now: () => now,
      release: options.release,
    },
  );
  onTestFinished(async () => {
    await app.close();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    app,
    store,
    dataDir,
    wakes: () => wakes,
    setNow: (time) => (now = time),
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
