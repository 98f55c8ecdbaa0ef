// A power cut is a copy of the disk's image, taken while the server stands still: what only the cache of its file system
// knew is not in the copy, as it would not be on a disk without power.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../server.ts';
import { startClients } from './clients.ts';
import { command, mountDisk } from './disk.ts';
import type { Fault } from './fault.ts';
import { compare, sqliteMessages } from './stored.ts';

export async function powerCuts({ root, cycles }: { root: string; cycles: number }): Promise<Fault> {
  const disk = mountDisk(root, 'cut', '256M');
  const copy = join(root, 'after.img');
  const after = join(root, 'after');
  mkdirSync(after);
  const sum = { lost: 0, duplicated: 0 };
  try {
    const server = await startServer({ DATA_DIR: join(disk.folder, 'data') });
    const clients = startClients(server.address);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await clients.more(20);
      await sleep(Math.random() * 300);
      process.kill(server.pid, 'SIGSTOP');
      const acknowledged = [...clients.acknowledged];
      copyFileSync(disk.image, copy);
      process.kill(server.pid, 'SIGCONT');
      command('mount', '-o', 'loop', copy, after);
      try {
        const { lost, duplicated } = compare(acknowledged, sqliteMessages(join(after, 'data')));
        sum.lost += lost;
        sum.duplicated += duplicated;
      } finally {
        command('umount', after);
      }
    }
    await clients.stop();
    await server.stop();
    const { acknowledged, unavailable } = clients;
    return { cycles, acknowledged: acknowledged.length, unavailable, ...sum };
  } finally {
    disk.unmount();
  }
}
