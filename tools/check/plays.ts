// Opens every story that plays something in the built Storybook as a designer does: in a window, with motion. Any message is a failure, and
// so is what axe finds. With `--theme=light` it opens all stories, once, in that theme.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from 'playwright';
import { launchOptionsOf } from '../browsers.mjs';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
];
const PAGES = 3;
const PATIENCE_MS = 45_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

interface Story {
  id: string;
  type: string;
  tags: readonly string[];
}

async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = readFileSync(join(folder, decodeURIComponent(pathname)));
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

/** What an addon says of a story that has finished. */
interface Report {
  type: string;
  status: string;
  result: { violations?: readonly { id: string; nodes: readonly { html: string }[] }[] };
}

interface Channel {
  last: (event: string) => unknown[] | undefined;
}

/** Runs in the page. */
function foundByAxe(): string[] {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const [finished] = (channel.last('storyFinished') ?? []) as { reporters?: readonly Report[] }[];
  return (finished?.reporters ?? [])
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result.violations ?? [])
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** What a story says that it should not say. */
async function messagesOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    // Storybook's own, where something looks through `window`, and a browser's about a date while it is typed by script.
    if (
      /^Accessing the Story Store is deprecated|^The specified value ".*" does not conform/.test(
        message.text(),
      )
    )
      return;
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${String(response.status())} ${response.url()}`);
  });
  try {
    await page.goto(address);
    await page.waitForFunction(
      () => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        return channel?.last('storyFinished') ?? channel?.last('storyErrored');
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
    const thrown = await page.evaluate(() => {
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
        .__STORYBOOK_ADDONS_CHANNEL__;
      const [error] = channel.last('playFunctionThrewException') ?? [];
      return error ? ((error as { message?: string }).message ?? 'The play function threw.') : undefined;
    });
    if (thrown) messages.push(thrown);
    messages.push(...(await page.evaluate(foundByAxe)));
  } catch (error) {
    messages.push((error as Error).message);
  } finally {
    await page.close();
  }
  return messages;
}

/** A message of Testing Library without the document that it prints. */
const withoutDocument = (message: string) => message.split('Ignored nodes:')[0]?.trim() ?? message;

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string' } },
});
const { theme } = values;
const stories = Object.values(entries).filter(
  ({ id, type, tags }) =>
    type === 'story' &&
    (wanted.length > 0
      ? wanted.some((part) => id.includes(part))
      : theme !== undefined || tags.includes('play-fn')),
);
if (stories.length === 0) throw new Error('No story plays anything.');

const { server, address } = await serve();
const browser = await chromium.launch(launchOptionsOf('chromium'));
let failures = 0;
const windows = theme === undefined ? WINDOWS : WINDOWS.slice(0, 1);
const globals = theme === undefined ? '' : `&globals=theme:${theme}`;
for (const viewport of windows) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: theme === undefined ? 'no-preference' : 'reduce',
  });
  const queue = [...stories];
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (let story = queue.shift(); story; story = queue.shift()) {
        const messages = await messagesOf(
          context,
          `${address}/iframe.html?id=${story.id}&viewMode=story${globals}`,
        );
        if (messages.length === 0) continue;
        failures += 1;
        console.error(
          `${story.id} at ${String(viewport.width)}:\n  ${messages.map(withoutDocument).join('\n  ')}`,
        );
      }
    }),
  );
  await context.close();
}
await browser.close();
server.close();
console.log(
  `${String(stories.length)} stories play at ${String(windows.length)} ${windows.length === 1 ? 'size' : 'sizes'} of the window.`,
);
process.exitCode = failures > 0 ? 1 : 0;
