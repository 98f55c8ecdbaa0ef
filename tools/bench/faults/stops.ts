// The server ends under load, and is started again.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Settings } from '../server.ts';
import { startClients } from './clients.ts';
import type { Fault } from './fault.ts';
import { faultOf } from './stored.ts';

interface Options {
  env: Settings;
  signal: NodeJS.Signals;
  cycles: number;
  stored: () => Promise<string[]> | string[];
}

export async function stops({ env, signal, cycles, stored }: Options): Promise<Fault> {
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
  return faultOf(cycles, clients, await stored());
}
