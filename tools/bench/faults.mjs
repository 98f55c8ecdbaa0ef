// `npm run bench:faults`: breaks the server again and again while forms come in, and compares what was acknowledged with
// what is there afterwards. `--cycles 50` and `--cuts 20` say how often. What this machine does not permit (a loop device
// needs root, PostgreSQL must be installed) is named in the table as skipped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { databaseGone } from './faults/database-gone.mjs';
import { fullDisk } from './faults/full-disk.mjs';
import { powerCuts } from './faults/power-cuts.mjs';
import { stops } from './faults/stops.mjs';
import { postgresMessages, sqliteMessages } from './faults/stored.mjs';

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '50' }, cuts: { type: 'string', default: '20' } },
});
const cycles = Number(values.cycles);
const cuts = Number(values.cuts);
const others = Math.max(1, Math.round(cycles / 10));

const root = mkdtempSync(join(tmpdir(), 'fatal-faults-'));
const folder = (name) => join(root, name);
const results = [];

async function run(what, work) {
  console.error(`${what} …`);
  try {
    results.push({ what, ...(await work()) });
  } catch (error) {
    if (!error.skipped) throw error;
    results.push({ what, skipped: error.message });
  }
}

try {
  for (const signal of ['SIGKILL', 'SIGTERM']) {
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
for (const { what, skipped, ...counts } of results) {
  const { acknowledged, unavailable, lost, duplicated } = counts;
  const cells = skipped
    ? [`skipped: ${skipped}`, '', '', '', '']
    : [counts.cycles, acknowledged, unavailable, lost, duplicated];
  console.log(`| ${[what, ...cells].join(' | ')} |`);
}
process.exitCode = results.some(({ lost, duplicated }) => lost || duplicated) ? 1 : 0;
