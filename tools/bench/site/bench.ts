// Lighthouse rounds of our pages, interleaved with the same pages without scripts and with React and its router alone, then the
// interactions; writes docs/performance.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, readCount } from '../../command/command-line.ts';
import { startServer } from '../server.ts';
import { buildReference } from './build-reference.ts';
import { installOwnPackages } from './install.ts';
import type { Run } from './report.ts';

const USAGE = 'npm run bench [-- --rounds <7> --routes </,/team> --out <docs/performance.md>]';
const { values } = readCommandLine(USAGE, {
  options: {
    rounds: { type: 'string', default: '7' },
    routes: {
      type: 'string',
      default: '/,/team,/games/fatal-unleashed-darkness,/support,/careers,/join-us/rigger,/news,/news/1',
    },
    out: { type: 'string', default: fileURLToPath(new URL('../../../docs/performance.md', import.meta.url)) },
  },
});
const rounds = readCount('--rounds', values.rounds);
const routes = values.routes.split(',');

installOwnPackages();
const { runInteractions } = await import('./interactions.ts');
const { browserVersion, runLighthouse } = await import('./lighthouse.ts');
const { reportOf } = await import('./report.ts');
const { fromFolder, fromProduct, openStage, withoutScripts } = await import('./stage.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'fatal-bench-'));
const referenceDir = await buildReference();
const product = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_VISITS: '1000000000' });
const stages = [
  await openStage(fromProduct(product.address)),
  await openStage(fromProduct(product.address, withoutScripts)),
  await openStage(fromFolder(referenceDir)),
];
const [site = '', bare = '', reference = ''] = stages.map(({ address }) => address);

const pages = Object.fromEntries(routes.map((path) => [path, { site: [] as Run[], bare: [] as Run[] }]));
/** First visits, and the gate that each of them meets. */
const FIRST_VISITS: Readonly<Record<string, string>> = {
  '/': '/gate',
  '/team': '/gate',
  '/gate': '/gate',
  '/?lang=jp': '/gate?lang=jp',
};
const firstVisits = Object.fromEntries(
  Object.keys(FIRST_VISITS).map((path) => [path, { site: [] as Run[], bare: [] as Run[] }]),
);
const referenceRuns: Run[] = [];
const interactions: Run[] = [];
const started = Date.now();
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${text}`);

/** Measures, and says in one line what came out. */
async function measure(
  round: number,
  name: string,
  address: string,
  runs: Run[],
  who: { isStranger?: boolean } = {},
): Promise<void> {
  const run = await runLighthouse(address, who);
  runs.push(run);
  say(
    `round ${round} of ${rounds}, ${name}: ${run.performance ?? 0}, LCP ${(run.LCP ?? 0).toFixed(0)} ms, TBT ${(run.TBT ?? 0).toFixed(0)} ms`,
  );
}

try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, runs] of Object.entries(pages)) {
      await measure(round, path, site + path, runs.site);
      await measure(round, `${path} without scripts`, bare + path, runs.bare);
    }
    for (const [path, runs] of Object.entries(firstVisits)) {
      const gate = FIRST_VISITS[path] ?? '/gate';
      await measure(round, `first visit to ${path}`, site + path, runs.site, { isStranger: true });
      await measure(round, `${gate} without scripts`, bare + gate, runs.bare, { isStranger: true });
    }
    await measure(round, 'React and router', `${reference}/`, referenceRuns);
    const found = await runInteractions(product.address);
    interactions.push(found);
    const slowest = Math.max(...Object.values(found));
    say(`round ${round} of ${rounds}, interactions: slowest ${slowest} ms`);
  }
  const date = new Date().toISOString().slice(0, 10);
  const browser = await browserVersion();
  writeFileSync(
    values.out,
    reportOf({ pages, firstVisits, reference: referenceRuns, interactions, rounds, browser, date }),
  );
  console.log(`Written: ${values.out}`);
} finally {
  for (const stage of stages) stage.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(referenceDir, { recursive: true, force: true });
}
