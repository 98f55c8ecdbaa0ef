import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { findOverdueBackups } from '../retention/old-backups.ts';
import type { Config } from '../config.ts';
import { listen, type Place } from '../lib/listen.ts';
import type { Release } from '../release/own-release.ts';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves `GET /metrics` on a separate port, which the proxy doesn't expose. */
    metrics?: FastifyInstance;
  }
}

export interface MetricsOptions {
  config: Pick<Config, 'dataDir' | 'retention'>;
  place: Place;
  store: Pick<Store, 'isReady' | 'stats'>;
  release: Release | undefined;
  /** The time in milliseconds. */
  now: () => number;
}

/** Upper bounds of the response time buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5];

/** Counts events for an operator, in the Prometheus format. Labels contain no client data. */
export const metrics = fp((app, { config, place, store, release, now }: MetricsOptions) => {
  const registers = [new Registry()] as [Registry];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const build = gauge('build_info', 'Always 1; the labels say what runs.', ['release', 'version']);
  build.set({ release: release?.id ?? 'none', version: release?.version ?? 'none' }, 1);

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Uses the pattern of the route, because a URL may contain personal data.
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    requests.inc({ method, route, status: String(reply.statusCode) });
    durations.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });

  const submissions = gauge('submissions', 'Stored submissions.', ['kind', 'spam']);
  const messages = gauge('outbox_messages', 'Messages by state.', ['state']);
  const waiting = gauge(
    'outbox_oldest_pending_timestamp_seconds',
    'When the oldest message that is still to be sent was written; 0 for none.',
  );
  const storeUp = gauge('store_up', 'Whether what comes in can be stored.');
  const overdue = gauge('overdue_backups', 'Backups in the data folder that are overdue for deletion.');

  const readStore = async () => {
    storeUp.set(0);
    // Without this check, the metrics would wait for a database that does not respond.
    if (!(await store.isReady())) return;
    const { submissions: kinds, outbox } = await store.stats();
    for (const [kind, { total, spam }] of Object.entries(kinds)) {
      submissions.set({ kind, spam: 'false' }, total - spam);
      submissions.set({ kind, spam: 'true' }, spam);
    }
    for (const state of ['pending', 'waiting', 'sent', 'dead', 'held'] as const)
      messages.set({ state }, outbox[state]);
    waiting.set(outbox.oldestPendingAt === null ? 0 : Date.parse(outbox.oldestPendingAt) / 1000);
    storeUp.set(1);
  };

  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => {
    // The database may fail between the two calls.
    await readStore().catch(() => undefined);
    overdue.set((await findOverdueBackups(config.dataDir, config.retention.backups, now())).length);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.decorate('metrics', server);
  app.addHook('onClose', () => server.close());
  app.addHook('onReady', async () => {
    await listen(server, place, 'METRICS_PORT');
  });
});
