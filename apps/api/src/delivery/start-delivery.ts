import type { Artist } from '@fatal/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { createDeliver } from './deliver.ts';
import { startDigests } from './digest-job.ts';
import { startOutbox, type Outbox } from './outbox.ts';
import type { DeliverySettings } from './settings.ts';
import { fileTransport } from './transports/files.ts';
import { smtpTransport } from './transports/smtp.ts';

export interface DeliveryDeps {
  store: Store;
  settings: DeliverySettings;
  dataDir: string;
  /** Who may be written to, and where. */
  team: readonly Artist[];
  /** The time in milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Starts sending what the store holds, as the settings say. */
export function startDelivery({ store, settings, dataDir, team, now, log }: DeliveryDeps): Outbox {
  const transport = settings.smtpUrl === null ? fileTransport(dataDir) : smtpTransport(settings.smtpUrl);
  const deliver = createDeliver({ store, settings, transport, team });
  const { wake, stop } = startOutbox({ store, deliver, now, log });
  const digests = startDigests({ store, digestAt: settings.digestAt, now, log, wake });
  return {
    wake,
    async stop() {
      await digests.stop();
      await stop();
      transport.close();
    },
  };
}
