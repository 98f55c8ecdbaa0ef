import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Release } from '../release/own-release.ts';
import type { Store } from '../store/store.ts';

/** Upper bounds of the answer times, in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5];

/** What an operator watches, in the format of Prometheus. No label holds anything that a client wrote. */
export interface Metrics {
  contentType: string;
  /** The figures of this moment. */
  read: () => Promise<string>;
}

/** Watches an app. Register it before the routes. */
export function watch(
  app: FastifyInstance,
  store: Pick<Store, 'isReady' | 'stats'>,
  findOverdueBackups: () => Promise<readonly string[]>,
  release: Release = { id: 'none', version: 'none' },
): Metrics {
  const registers = [new Registry()] as [Registry];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });

  const build = new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['release', 'version'] as const,
    registers,
  });
  build.set({ release: release.id, version: release.version }, 1);

  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route: an address may hold what somebody typed.
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    requests.inc({ method, route, status: String(reply.statusCode) });
    durations.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });

  const submissions = new Gauge({
    name: 'submissions',
    help: 'Stored submissions.',
    labelNames: ['kind', 'spam'] as const,
    registers,
  });
  const messages = new Gauge({
    name: 'outbox_messages',
    help: 'Messages by what became of them.',
    labelNames: ['state'] as const,
    registers,
  });
  const waiting = new Gauge({
    name: 'outbox_oldest_pending_timestamp_seconds',
    help: 'When the oldest message that is still to be sent was written; 0 for none.',
    registers,
  });
  const storeUp = new Gauge({ name: 'store_up', help: 'Whether what comes in can be stored.', registers });

  const overdueBackups = new Gauge({
    name: 'overdue_backups',
    help: 'Backups in the data folder that should be deleted by now.',
    registers,
  });

  const readStore = async () => {
    storeUp.set(0);
    // Without it the figures would wait for a database that is away.
    if (!(await store.isReady())) return;
    try {
      const { submissions: kinds, outbox } = await store.stats();
      for (const [kind, { total, spam }] of Object.entries(kinds)) {
        submissions.set({ kind, spam: 'false' }, total - spam);
        submissions.set({ kind, spam: 'true' }, spam);
      }
      for (const state of ['pending', 'waiting', 'sent', 'dead', 'held'] as const)
        messages.set({ state }, outbox[state]);
      waiting.set(outbox.oldestPendingAt === null ? 0 : Date.parse(outbox.oldestPendingAt) / 1000);
      storeUp.set(1);
    } catch {
      // It went away between the two.
    }
  };

  return {
    contentType: registry.contentType,
    read: async () => {
      await readStore();
      overdueBackups.set((await findOverdueBackups()).length);
      return registry.metrics();
    },
  };
}
