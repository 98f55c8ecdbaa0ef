/** What one measurement found, by the name of the figure. */
export type Run = Readonly<Record<string, number>>;

interface Results {
  /** By path: the runs with and without scripts. */
  pages: Readonly<Record<string, { site: Run[]; bare: Run[] }>>;
  /** By path: the runs of a stranger's visit, and of the gate that it meets without scripts. */
  firstVisits: Readonly<Record<string, { site: Run[]; bare: Run[] }>>;
  /** Runs of React and its router alone. */
  reference: readonly Run[];
  /** Input to paint in milliseconds, by the name of the interaction. */
  interactions: readonly Run[];
  rounds: number;
  browser: string;
  date: string;
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const median = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const valuesOf = (runs: readonly Run[], name: string) => runs.map((run) => run[name] ?? Number.NaN);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Median, and the worst in brackets. */
const spread = (runs: readonly Run[], name: string, digits = 0, worst = Math.max) => {
  const values = valuesOf(runs, name);
  return `${median(values).toFixed(digits)} (${worst(...values).toFixed(digits)})`;
};

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['FCP', 'LCP', 'SI', 'TBT'];

function ratio(runs: readonly Run[], others: readonly Run[], name: string): string {
  const base = median(valuesOf(others, name));
  const own = median(valuesOf(runs, name));
  return base === 0 ? '–' : (own / base).toFixed(2);
}

/** The results as a page of the docs. */
export function reportOf({
  pages,
  firstVisits,
  reference,
  interactions,
  rounds,
  browser,
  date,
}: Results): string {
  const routes = Object.entries(pages);
  const named: [string, readonly Run[]][] = [
    ...routes.flatMap(([path, { site, bare }]): [string, readonly Run[]][] => [
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
    '## First visits, against the gate without scripts',
    '',
    'By the clock from the start of the navigation, over slow 4G with the processor slowed down four times, before a touch.',
    '',
    table(
      [
        'first visit',
        ...TIMES.slice(0, 3).flatMap((name) => [`${name}, ms`, 'ratio']),
        'TBT, ms',
        'all, KiB',
      ],
      Object.entries(firstVisits).map(([path, { site, bare }]) => [
        path,
        ...TIMES.slice(0, 3).flatMap((name) => [spread(site, name), ratio(site, bare, name)]),
        spread(site, 'TBT'),
        spread(site, 'total', 1),
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
        ...['total', 'script'].map((one) => median(valuesOf(runs, one)).toFixed(1)),
        median(valuesOf(runs, 'requests')),
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
        const values = sorted(valuesOf(interactions, name));
        return [
          name,
          ...[median(values), values[0] ?? Number.NaN, values.at(-1) ?? Number.NaN].map(Math.round),
        ];
      }),
    ),
    '',
  ].join('\n');
}
