// Measures how the site scales: copies its articles and people many times, in a clone of the repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NODE_FLAGS } from '../node-flags.ts';
import { root } from '../step/step.ts';
import { memoryOf, startServer, table, temporaryFolder } from './server.ts';

const PAGES = ['/', '/news', '/news/1', '/team', '/press', '/sitemap.xml', '/feed.xml'];

interface Measured {
  build: number;
  start: number;
  memory: number;
  /**
   * Response time of the first request, in milliseconds, and size of the document, in KiB of Brotli, by page.
   */
  pages: Record<string, { first: number; size: number }>;
}

/** Copies articles and people until there are as many as requested. */
function grow(repository: string, articles: number, people: number): void {
  const news = path.join(repository, 'apps/site/content/news');
  const first = readdirSync(news).length;
  for (let id = first + 1; id <= articles; id += 1)
    cpSync(path.join(news, String(((id - 1) % first) + 1)), path.join(news, String(id)), { recursive: true });
  const file = path.join(repository, 'apps/site/content/team/active.yaml');
  const known = readFileSync(file, 'utf8');
  const copies = Array.from(
    { length: people - (known.match(/^- id:/gm)?.length ?? 0) },
    (_, index) =>
      `- id: ${String(10_000 + index)}\n  name: Person\n  surname: Number${String(index)}\n  roles: [prop]\n  portrait: false\n`,
  );
  writeFileSync(file, `${known}\n${copies.join('\n')}`);
}

async function measure(repository: string): Promise<Measured> {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, 'tools/build/build.ts'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  const build = performance.now() - started;
  using data = temporaryFolder();
  const asked = performance.now();
  await using server = await startServer({ DATA_DIR: data.folder }, path.join(repository, 'releases/latest'));
  await fetch(`${server.address}/gate`);
  const start = performance.now() - asked;
  const pages: Measured['pages'] = {};
  for (const page of PAGES) {
    const from = performance.now();
    const answer = await fetch(server.address + page, { headers: { Cookie: 'gatePassed=true' } });
    const text = await answer.text();
    pages[page] = { first: performance.now() - from, size: brotliCompressSync(text).length / 1024 };
  }
  return { build, start, memory: memoryOf(server.pid, 'VmRSS'), pages };
}

/**
 * Prints build time, start time, memory and page figures for the current content and for the grown content.
 */
export async function benchGrowth(articles: number, people: number): Promise<void> {
  using copy = temporaryFolder();
  const repository = path.join(copy.folder, 'repository');
  execFileSync('git', ['clone', '--quiet', '--local', root, repository]);
  for (const folder of ['.', 'apps/site', 'apps/api']) {
    const packages = path.join(folder, 'node_modules');
    if (existsSync(path.join(root, packages)))
      symlinkSync(path.join(root, packages), path.join(repository, packages));
  }
  const now = await measure(repository);
  grow(repository, articles, people);
  const grown = await measure(repository);
  const rows = [
    ['build, s', now.build / 1000, grown.build / 1000],
    ['start to first response, s', now.start / 1000, grown.start / 1000],
    ['memory, MB', now.memory, grown.memory],
    ...PAGES.flatMap((page) => [
      [`${page}: first render, ms`, now.pages[page]?.first, grown.pages[page]?.first],
      [`${page}: document, KiB`, now.pages[page]?.size, grown.pages[page]?.size],
    ]),
  ].map(([name, ...values]) => [String(name), ...values.map((value) => Number(value).toFixed(1))]);
  console.log(table(['', 'today', `${String(articles)} articles, ${String(people)} people`], rows));
}
