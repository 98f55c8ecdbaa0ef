import type { SiteSettings } from '@fatal/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from './config.ts';
import type { ConfirmationQuota } from './mail/confirmation-quota.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Release } from './release/own-release.ts';
import type { Site } from './site/load-site.ts';
import type { Store } from './store/store.ts';

/** Dependencies of the app. Tests pass their own. */
export interface AppDeps {
  store: Store;
  site: Site;
  /** Returns the current settings. The object changes only when a setting does. */
  settings: () => SiteSettings;
  /** Sender of the stored messages. */
  outbox: Pick<Outbox, 'wake'>;
  /** The time in milliseconds. */
  now: () => number;
  /** Running release. Left out if the code runs outside a release. */
  release?: Release;
}

/** Options of every route. */
export interface RouteDeps extends AppDeps {
  config: Config;
  countConfirmation: ConfirmationQuota;
}

/** Plugin with the routes of one folder, in its own Fastify scope. */
export type Routes = FastifyPluginCallback<RouteDeps>;
