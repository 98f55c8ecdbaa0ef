// `npm run bench`: Lighthouse rounds of our pages, interleaved with the same pages without scripts and with React and its
// router alone, then the interactions; writes docs/performance.md. `--rounds 7`, `--routes /,/team`, `--out <file>`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../server.mjs';
import { buildReference } from './build-reference.mjs';
import { installOwnPackages } from './install.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    routes: {
      type: 'string',
      default: '/,/team,/games/fatal-unleashed-darkness,/support,/careers,/join-us/rigger,/news,/news/1',
    },
    out: { type: 'string', default: fileURLToPath(new URL('../../../docs/performance.md', import.meta.url)) },
  },
});
const rounds = Number(values.rounds);
const routes = values.routes.split(',');

installOwnPackages();
const { runInteractions } = await import('./interactions.mjs');
const { browserVersion, runLighthouse } = await import('./lighthouse.mjs');
const { reportOf } = await import('./report.mjs');
const { fromFolder, fromProduct, openStage, withoutScripts } = await import('./stage.mjs');

const dataDir = mkdtempSync(join(tmpdir(), 'fatal-bench-'));
const referenceDir = await buildReference();
const product = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_VISITS: '1000000000' });
const stages = [
  await openStage(fromProduct(product.address)),
  await openStage(fromProduct(product.address, withoutScripts)),
  await openStage(fromFolder(referenceDir)),
];
const [site, bare, reference] = stages.map(({ address }) => address);

const pages = Object.fromEntries(routes.map((path) => [path, { site: [], bare: [] }]));
const referenceRuns = [];
const interactions = [];
const started = Date.now();
const say = (text) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${text}`);

/** Measures, and says in one line what came out. */
async function measure(round, name, address, runs) {
  const run = await runLighthouse(address);
  runs.push(run);
  say(
    `round ${round} of ${rounds}, ${name}: ${run.performance}, LCP ${run.LCP.toFixed(0)} ms, TBT ${run.TBT.toFixed(0)} ms`,
  );
}

try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of routes) {
      await measure(round, path, site + path, pages[path].site);
      await measure(round, `${path} without scripts`, bare + path, pages[path].bare);
    }
    await measure(round, 'React and router', `${reference}/`, referenceRuns);
    interactions.push(await runInteractions(product.address));
    const slowest = Math.max(...Object.values(interactions.at(-1)));
    say(`round ${round} of ${rounds}, interactions: slowest ${slowest} ms`);
  }
  const date = new Date().toISOString().slice(0, 10);
  const browser = await browserVersion();
  writeFileSync(
    values.out,
    reportOf({ pages, reference: referenceRuns, interactions, rounds, browser, date }),
  );
  console.log(`Written: ${values.out}`);
} finally {
  for (const stage of stages) stage.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(referenceDir, { recursive: true, force: true });
}
