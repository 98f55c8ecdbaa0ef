import { writeFileSync } from 'node:fs';
import { runLighthouse, SCORES, type Run } from './lighthouse.ts';
import { startServer, table, temporaryFolder } from './server.ts';
import { openStage, withoutScripts } from './stage.ts';

const FIRST_VISITS = ['/', '/team', '/gate', '/?lang=jp'];

/** Runs of a page and of the same page without scripts. */
interface Pair {
  path: string;
  barePath: string;
  isStranger: boolean;
  site: Run[];
  bare: Run[];
}

const pairOf = (path: string, barePath: string, isStranger: boolean): Pair => ({
  path,
  barePath,
  isStranger,
  site: [],
  bare: [],
});

/**
 * Measures pages, alternating with the same pages without scripts, and writes the medians to a file in the
 * docs.
 */
export async function benchPages(rounds: number, routes: readonly string[], out: string): Promise<void> {
  const pages = routes.map((path) => pairOf(path, path, false));
  // New visitors get the gate at every URL.
  const visits = FIRST_VISITS.map((path) => pairOf(path, path.replace(/^[^?]*/, '/gate'), true));
  using data = temporaryFolder();
  await using product = await startServer({ DATA_DIR: data.folder });
  using site = await openStage(product.address);
  using bare = await openStage(product.address, withoutScripts);
  let browser = '';

  async function measure(name: string, url: string, runs: Run[], isStranger: boolean): Promise<void> {
    const result = await runLighthouse(url, { isStranger });
    runs.push(result.run);
    ({ browser } = result);
    const { performance = 0, LCP = 0, TBT = 0 } = result.run;
    console.log(`${name}: ${performance}, LCP ${LCP.toFixed(0)} ms, TBT ${TBT.toFixed(0)} ms`);
  }

  for (let round = 1; round <= rounds; round += 1) {
    for (const pair of [...pages, ...visits]) {
      const { path, barePath, isStranger } = pair;
      const name = `round ${round} of ${rounds}, ${isStranger ? 'first visit to ' : ''}${path}`;
      await measure(name, site.address + path, pair.site, isStranger);
      await measure(`${name}, no script`, bare.address + barePath, pair.bare, isStranger);
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    out,
    `# How fast the pages are

Written by \`npm run bench\` on ${date} with ${browser} and Lighthouse's mobile preset, ${rounds} rounds. A cell is the median, with the worst round
in brackets. A ratio compares a page with the same page without scripts, measured alternately. Times depend on the machine, so compare
ratios only.

## Pages

${tableOf(pages, SCORES)}

## First visits

New visitors get the gate. Times are wall-clock times on slow 4G with a 4× CPU slowdown, before any interaction.

${tableOf(visits)}
`,
  );
  console.log(`Written: ${out}`);
}

const valuesOf = (runs: readonly Run[], name: string) => runs.map((run) => run[name] ?? Number.NaN);

const median = (runs: readonly Run[], name: string): number =>
  valuesOf(runs, name).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;

/** Formats the median, with the worst run in brackets. */
const spread = (runs: readonly Run[], name: string, digits = 0, worst = Math.max) =>
  `${median(runs, name).toFixed(digits)} (${worst(...valuesOf(runs, name)).toFixed(digits)})`;

const TIMES = ['FCP', 'LCP', 'SI'];
const OTHERS = ['TBT, ms', 'no script', 'CLS', 'all, KiB', 'scripts'];

const tableOf = (pairs: readonly Pair[], scores: readonly string[] = []) =>
  table(
    ['page', ...scores, ...TIMES.flatMap((time) => [`${time}, ms`, 'ratio']), ...OTHERS],
    pairs.map(({ path, site, bare }) => [
      path,
      ...scores.map((score) => spread(site, score, 0, Math.min)),
      ...TIMES.flatMap((time) => [spread(site, time), (median(site, time) / median(bare, time)).toFixed(2)]),
      spread(site, 'TBT'),
      spread(bare, 'TBT'),
      spread(site, 'CLS', 3),
      median(site, 'all').toFixed(1),
      median(site, 'scripts').toFixed(1),
    ]),
  );
