// Measures the release that was built last. Each bench is in a file of its own.
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { fail } from '../build/fail.ts';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { root } from '../step/step.ts';

const USAGE = `npm run bench [-- pages]    scores, times and sizes of pages by Lighthouse; writes docs/performance.md
         --rounds <5>        how often each page is opened
         --routes </,/team>  the pages
         --out <file>        another file to write
       npm run bench -- load     requests a second and memory of the server, by autocannon
         --seconds <5>       for each kind of request
       npm run bench -- faults   whether forms are lost when the server, the disk or the database fails
         --cycles <20>       how often each of them fails
       npm run bench -- growth   build, server and pages with far more content
         --articles <500>    how many articles there are then
         --people <1000>     how many people there are then`;

const ROUTES = '/,/team,/games/fatal-unleashed-darkness,/support,/careers,/join-us/rigger,/news,/news/1';

const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    routes: { type: 'string', default: ROUTES },
    out: { type: 'string', default: path.join(root, 'docs/performance.md') },
    seconds: { type: 'string', default: '5' },
    cycles: { type: 'string', default: '20' },
    articles: { type: 'string', default: '500' },
    people: { type: 'string', default: '1000' },
  },
});

/** Loads a bench only when it is asked for: each brings other packages. */
async function run(bench: string): Promise<void> {
  if (bench === 'pages') {
    const { benchPages } = await import('./pages.ts');
    await benchPages(readCount('--rounds', values.rounds), values.routes.split(','), values.out);
  } else if (bench === 'load') {
    const { benchLoad } = await import('./load.ts');
    await benchLoad(readCount('--seconds', values.seconds));
  } else if (bench === 'faults') {
    const { benchFaults } = await import('./faults.ts');
    await benchFaults(readCount('--cycles', values.cycles));
  } else if (bench === 'growth') {
    const { benchGrowth } = await import('./growth.ts');
    await benchGrowth(readCount('--articles', values.articles), readCount('--people', values.people));
  } else {
    throw new OperatorError(`There is no bench "${bench}". --help says what there is.`);
  }
}

try {
  await run(positionals.length === 0 ? 'pages' : positionals.join(' '));
} catch (error) {
  fail(error);
}
