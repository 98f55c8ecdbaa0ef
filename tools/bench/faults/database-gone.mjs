// PostgreSQL crashes under load and comes back, without a restart of the server.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server.mjs';
import { startClients } from './clients.mjs';
import { compare } from './stored.mjs';

export async function databaseGone({ env, postgres, cycles, stored }) {
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
  const { acknowledged, unavailable } = clients;
  return {
    cycles,
    acknowledged: acknowledged.length,
    unavailable,
    ...compare(acknowledged, await stored()),
  };
}
