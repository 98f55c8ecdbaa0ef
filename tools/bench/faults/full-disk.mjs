// The disk fills up under load and is emptied again, without a restart of the server.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server.mjs';
import { startClients } from './clients.mjs';
import { mountDisk } from './disk.mjs';
import { compare, sqliteMessages } from './stored.mjs';

/** Writes until nothing fits any more. */
function fill(file) {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(handle, chunk);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

export async function fullDisk({ root, cycles }) {
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
    const { acknowledged, unavailable } = clients;
    const counts = compare(acknowledged, sqliteMessages(dataDir));
    return { cycles, acknowledged: acknowledged.length, unavailable, ...counts };
  } finally {
    disk.unmount();
  }
}
