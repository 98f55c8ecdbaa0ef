import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process runs, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Does one thing at a time in a folder: whoever comes second says so and waits. A process that is gone holds nothing. */
export async function alone<Result>(dir: string, work: () => Promise<Result>): Promise<Result> {
  const lock = path.join(dir, '.lock');
  mkdirSync(dir, { recursive: true });
  for (let told = false; ; told = true) {
    const holder = take(lock);
    if (holder === undefined) break;
    if (!told) console.error(`Another build is under way (process ${String(holder)}). Waiting for it.`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock, or returns who holds it. */
function take(lock: string): number | undefined {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch {
    const holder = Number(readLock(lock));
    if (isAlive(holder)) return holder;
    rmSync(lock, { force: true });
    return take(lock);
  }
}

function readLock(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    // It has just been given back.
    return 'NaN';
  }
}
