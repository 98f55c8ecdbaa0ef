// Breaks the server again and again while forms come in, and compares what was acknowledged with what is there afterwards. What this machine does not permit (a loop device
// needs root, PostgreSQL must be installed) is named in the table as skipped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { Skipped, type Fault } from './faults/fault.ts';
import { databaseGone } from './faults/database-gone.ts';
import { fullDisk } from './faults/full-disk.ts';
import { powerCuts } from './faults/power-cuts.ts';
import { stops } from './faults/stops.ts';
import { postgresMessages, sqliteMessages } from './faults/stored.ts';

const { values } = readCommandLine('npm run bench:faults [-- --cycles <50> --cuts <20>]', {
  options: { cycles: { type: 'string', default: '50' }, cuts: { type: 'string', default: '20' } },
});
const cycles = readCount('--cycles', values.cycles);
const cuts = readCount('--cuts', values.cuts);
const others = Math.max(1, Math.round(cycles / 10));

const root = mkdtempSync(join(tmpdir(), 'fatal-faults-'));
const folder = (name: string) => join(root, name);
const results: { what: string; skipped?: string; fault?: Fault }[] = [];

async function run(what: string, work: () => Promise<Fault>): Promise<void> {
  console.error(`${what} …`);
  try {
    results.push({ what, fault: await work() });
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    results.push({ what, skipped: error.message });
  }
}

try {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const env = { DATA_DIR: folder(`sqlite-${signal}`) };
    await run(`SQLite, ${signal} under load`, () =>
      stops({ env, signal, cycles, stored: () => sqliteMessages(env.DATA_DIR) }),
    );
  }
  await run('SQLite, power cut', () => powerCuts({ root, cycles: cuts }));
  await run('SQLite, full disk', () => fullDisk({ root, cycles: others }));

  if (isInstalled) {
    const postgres = await startPostgres();
    try {
      const url = await postgres.createDatabase();
      const env = { DATA_DIR: folder('postgres'), DATABASE_URL: url };
      const stored = () => postgresMessages(url);
      await run('PostgreSQL, SIGKILL of the server under load', () =>
        stops({ env, signal: 'SIGKILL', cycles, stored }),
      );
      await run('PostgreSQL, crash of the database under load', () =>
        databaseGone({ env, postgres, cycles: others, stored }),
      );
    } finally {
      await postgres.remove();
    }
  } else {
    results.push({ what: 'PostgreSQL', skipped: 'it is not installed' });
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

console.log(
  '| fault | cycles | acknowledged | answered 503 | lost | duplicated |\n|---|---|---|---|---|---|',
);
for (const { what, skipped = '', fault } of results) {
  const cells = fault
    ? [fault.cycles, fault.acknowledged, fault.unavailable, fault.lost, fault.duplicated]
    : [`skipped: ${skipped}`, '', '', '', ''];
  console.log(`| ${[what, ...cells].join(' | ')} |`);
}
process.exitCode = results.some(({ fault }) => fault && fault.lost + fault.duplicated > 0) ? 1 : 0;
