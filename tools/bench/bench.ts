// Benchmarks the last built release. Each benchmark has its own file.
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { fail } from '../build/fail.ts';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { root } from '../step/step.ts';

const USAGE = `npm run bench [-- pages]    scores, times and sizes of pages by Lighthouse; writes docs/performance.md
         --rounds <5>        how many times to open each page
         --routes </,/team>  the pages
         --out <file>        the file to write
       npm run bench -- load     requests per second and memory of the server, measured with autocannon
         --seconds <5>       for each kind of request
       npm run bench -- faults   checks that no form is lost when the server, the disk or the database fails
         --cycles <20>       how many times each of them fails
       npm run bench -- growth   build, server and pages with much more content
         --articles <500>    the number of articles to grow to
         --people <1000>     the number of people to grow to`;

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

/** Imports each benchmark on demand, because each needs different packages. */
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
    throw new OperatorError(`Unknown benchmark "${bench}". Run it with --help for a list.`);
  }
}

try {
  await run(positionals.length === 0 ? 'pages' : positionals.join(' '));
} catch (error) {
  fail(error);
}
