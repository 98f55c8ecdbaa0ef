import path from 'node:path';
import { ENDPOINTS } from '@fatal/contracts';
import { isInstalled, startPostgres } from '../../apps/api/test/postgres-server.ts';
import { ownPackage } from './own-packages.ts';
import { CONTACT, memoryOf, startServer, table, temporaryFolder } from './server.ts';

const CONNECTIONS = 32;

/** As much of autocannon as is used here: its types are there only once it is installed. */
interface Autocannon {
  default: (options: object) => Promise<{
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }>;
}

/** A form in JSON. Each comes from an address of its own, so that its confirmation is written too. */
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

/** Prints how many requests a second the server answers, and the memory it takes, with each store that is there. */
export async function benchLoad(seconds: number): Promise<void> {
  using data = temporaryFolder();
  await loadServer('SQLite', seconds, { DATA_DIR: path.join(data.folder, 'sqlite') });
  if (!isInstalled) {
    console.log('PostgreSQL is not installed, so the server was not measured with it.');
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
    // The first second warms both sides up.
    await autocannon({ ...load, duration: 1 });
    const { requests, latency, non2xx, errors } = await autocannon(load);
    if (non2xx + errors > 0)
      throw new Error(`${path}: ${non2xx} answers were no success, ${errors} requests failed.`);
    const method = 'method' in options ? 'POST' : 'GET';
    rows.push([`${method} ${path}`, requests.average.toFixed(0), latency.p50, latency.p99]);
  }
  console.log(table([store, 'requests/s', 'median, ms', '99 of 100, ms'], rows));
  const most = memoryOf(server.pid, 'VmHWM');
  console.log(`Memory: ${atRest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most.\n`);
}
