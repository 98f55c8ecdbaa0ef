// PostgreSQL crashes under load and comes back, without a restart of the server.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Settings } from '../server.ts';
import { startClients } from './clients.ts';
import type { Postgres } from '../../../apps/api/test/postgres-server.ts';
import type { Fault } from './fault.ts';
import { faultOf } from './stored.ts';

interface Options {
  env: Settings;
  postgres: Postgres;
  cycles: number;
  stored: () => Promise<string[]>;
}

export async function databaseGone({ env, postgres, cycles, stored }: Options): Promise<Fault> {
  const server = await startServer(env);
  const clients = startClients(server.address);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await clients.more(50);
    await postgres.kill();
    await sleep(1_000);
    await postgres.start();
    await clients.more(50);
  }
  await clients.stop();
  await server.stop();
  return faultOf(cycles, clients, await stored());
}
