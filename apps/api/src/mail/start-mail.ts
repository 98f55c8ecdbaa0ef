import { createDeliver } from './deliver.ts';
import { digestQueue } from './digest.ts';
import { fileTransport } from './files.ts';
import type { MailDeps } from './mail-type.ts';
import { startOutbox, type Outbox, type OutboxDeps } from './outbox.ts';
import { smtpTransport } from './smtp.ts';
import type { Store } from '../store/store.ts';

export interface StartMailDeps extends Omit<MailDeps, 'store'>, Pick<OutboxDeps, 'now' | 'log' | 'timing'> {
  store: Store;
  dataDir: string;
}

/** Starts sending the stored messages according to the settings. */
export function startMail({ store, settings, team, dataDir, ...clock }: StartMailDeps): Outbox {
  const transport = settings.smtpUrl === null ? fileTransport(dataDir) : smtpTransport(settings.smtpUrl);
  const deliver = createDeliver(transport, { store, settings, team });
  const beforePoll = digestQueue({ store, digestAt: settings.digestAt, ...clock });
  const { wake, stop } = startOutbox({ store, deliver, beforePoll, ...clock });
  return {
    wake,
    async stop() {
      await stop();
      transport.close();
    },
  };
}
