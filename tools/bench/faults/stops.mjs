// The server ends under load, and is started again.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server.mjs';
import { startClients } from './clients.mjs';
import { compare } from './stored.mjs';

export async function stops({ env, signal, cycles, stored }) {
  let server = await startServer(env);
  const clients = startClients(server.address);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await clients.more(20);
    await sleep(Math.random() * 300);
    await server.stop(signal);
    server = await startServer(env);
    clients.address = server.address;
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
