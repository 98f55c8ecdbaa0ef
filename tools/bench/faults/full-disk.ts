// The disk fills up under load and is emptied again, without a restart of the server.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server.ts';
import { startClients } from './clients.ts';
import { mountDisk } from './disk.ts';
import type { Fault } from './fault.ts';
import { faultOf, sqliteMessages } from './stored.ts';

/** Writes until nothing fits any more. */
export function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(handle, chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

export async function fullDisk({ root, cycles }: { root: string; cycles: number }): Promise<Fault> {
  const disk = mountDisk(root, 'full', '64M');
  const dataDir = join(disk.folder, 'data');
  try {
    const server = await startServer({ DATA_DIR: dataDir });
    const clients = startClients(server.address);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await clients.more(50);
      const before = clients.unavailable;
      // What SQLite frees in between is taken too.
      while (clients.unavailable < before + 20) {
        fill(join(disk.folder, `filler-${cycle}`));
        await sleep(50);
      }
      rmSync(join(disk.folder, `filler-${cycle}`));
      await clients.more(50);
    }
    await clients.stop();
    await server.stop();
    return faultOf(cycles, clients, sqliteMessages(dataDir));
  } finally {
    disk.unmount();
  }
}
