const sorted = (numbers) => numbers.toSorted((a, b) => a - b);

export const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Median, and the worst in brackets. */
const spread = (runs, name, digits = 0, worst = Math.max) => {
  const values = runs.map((run) => run[name]);
  return `${median(values).toFixed(digits)} (${worst(...values).toFixed(digits)})`;
};

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['FCP', 'LCP', 'SI', 'TBT'];

function ratio(runs, others, name) {
  const base = median(others.map((run) => run[name]));
  const own = median(runs.map((run) => run[name]));
  return base === 0 ? '–' : (own / base).toFixed(2);
}

/**
 * The results as a page of the docs. `pages` is by path: `{ site, bare }`, the runs with and without scripts; `reference`
 * and `interactions` are lists of runs.
 */
export function reportOf({ pages, reference, interactions, rounds, browser, date }) {
  const routes = Object.entries(pages);
  const named = [
    ...routes.flatMap(([path, { site, bare }]) => [
      [path, site],
      [`${path}, no script`, bare],
    ]),
    ['React and router alone', reference],
  ];
  return [
    '# How fast the pages are',
    '',
    `Written by \`npm run bench\` on ${date}: ${rounds} interleaved rounds, ${browser}. Lighthouse's mobile preset; every page comes from one`,
    'and the same server in memory, brotli. Each cell is the median, with the worst round in brackets. Times depend on the machine: only',
    'ratios within one run say something.',
    '',
    '## Against the same page without scripts',
    '',
    table(
      ['page', ...TIMES.slice(0, 3).map((name) => `${name}, ratio`), 'TBT, ms', 'TBT without script, ms'],
      routes.map(([path, { site, bare }]) => [
        path,
        ...TIMES.slice(0, 3).map((name) => ratio(site, bare, name)),
        spread(site, 'TBT'),
        spread(bare, 'TBT'),
      ]),
    ),
    '',
    '## Scores and times',
    '',
    'The longest task is that of the main thread, from the first byte on, drawing included; Lighthouse tells of none below 50 ms.',
    '',
    table(
      ['page', ...SCORES, ...TIMES.map((name) => `${name}, ms`), 'longest task, ms', 'CLS'],
      named.map(([name, runs]) => [
        name,
        ...SCORES.map((score) => spread(runs, score, 0, Math.min)),
        ...TIMES.map((time) => spread(runs, time)),
        spread(runs, 'longest'),
        spread(runs, 'CLS', 3),
      ]),
    ),
    '',
    '## Sizes, KiB of transfer',
    '',
    table(
      ['page', 'all', 'scripts', 'requests'],
      named.map(([name, runs]) => [
        name,
        ...['total', 'script'].map((one) => median(runs.map((run) => run[one])).toFixed(1)),
        median(runs.map((run) => run.requests)),
      ]),
    ),
    '',
    '## From input to paint, processor slowed down four times, ms',
    '',
    'Event Timing counts in steps of 8 ms, and from 16 ms. What is tapped was scrolled to before; where it needs no scrolling, as the menu, the',
    'tap is the first touch of the page.',
    '',
    table(
      ['interaction', 'median', 'best', 'worst'],
      Object.keys(interactions[0] ?? {}).map((name) => {
        const values = sorted(interactions.map((run) => run[name]));
        return [name, median(values), values[0], values.at(-1)];
      }),
    ),
    '',
  ].join('\n');
}
