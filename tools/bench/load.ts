import path from 'node:path';
import { ENDPOINTS } from '@fatal/contracts';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { ownPackage } from './own-packages.ts';
import { CONTACT, memoryOf, startServer, table, temporaryFolder } from './server.ts';

const CONNECTIONS = 32;

/** Subset of autocannon's types. The package is installed on demand, so its own types may be missing. */
interface Autocannon {
  default: (options: object) => Promise<{
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }>;
}

/** JSON form request. Each has its own email address, so that a confirmation email is written for each. */
const post = (form: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...form, email: 'ada-[<id>]@example.org' }),
  idReplacement: true,
});

const APPLICATION = {
  full_name: 'Ada',
  surname: 'Example',
  job_title: 'Writer',
  portfolio: 'https://ada.example.org',
  phone: '',
  message: 'I write.',
};

const REQUESTS: Readonly<Record<string, object>> = {
  '/': {},
  '/team': {},
  '/gate': {},
  [ENDPOINTS.news]: {},
  [ENDPOINTS.contact]: post(CONTACT),
  [ENDPOINTS.generalApplication]: post(APPLICATION),
};

/** Prints the server's requests per second and memory, for each available store. */
export async function benchLoad(seconds: number): Promise<void> {
  using data = temporaryFolder();
  await loadServer('SQLite', seconds, { DATA_DIR: path.join(data.folder, 'sqlite') });
  if (!isInstalled) {
    console.log('Skipping PostgreSQL: it is not installed.');
    return;
  }
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const settings = { DATA_DIR: path.join(data.folder, 'postgres'), DATABASE_URL: url };
    await loadServer('PostgreSQL', seconds, settings);
  } finally {
    await postgres.remove();
  }
}

async function loadServer(store: string, seconds: number, settings: Record<string, string>): Promise<void> {
  const { default: autocannon } = await ownPackage<Autocannon>('autocannon');
  await using server = await startServer(settings);
  const atRest = memoryOf(server.pid, 'VmRSS');
  const rows = [];
  for (const [path, options] of Object.entries(REQUESTS)) {
    const load = { url: server.address + path, connections: CONNECTIONS, duration: seconds, ...options };
    // Warms up both sides for a second.
    await autocannon({ ...load, duration: 1 });
    const { requests, latency, non2xx, errors } = await autocannon(load);
    if (non2xx + errors > 0)
      throw new Error(`${path}: ${non2xx} responses were not 2xx, ${errors} requests failed.`);
    const method = 'method' in options ? 'POST' : 'GET';
    rows.push([`${method} ${path}`, requests.average.toFixed(0), latency.p50, latency.p99]);
  }
  console.log(table([store, 'requests/s', 'median, ms', '99th percentile, ms'], rows));
  const most = memoryOf(server.pid, 'VmHWM');
  console.log(`Memory: ${atRest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at peak.\n`);
}
