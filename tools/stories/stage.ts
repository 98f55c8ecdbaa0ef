import type { Page } from '@playwright/test';
import { staleTexts, translatePage } from '../translate-page.ts';

/** What the accessibility addon says of a story that has finished. */
interface Report {
  type: string;
  status: string;
  result: { violations?: readonly { id: string; nodes: readonly { html: string }[] }[] };
}

interface Finished {
  reporters?: readonly Report[];
}

interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
}

/** Storybook's own where something looks through `window`, and a browser's about a date while it is typed by script. */
const EXPECTED = /^Accessing the Story Store is deprecated|^The specified value ".*" does not conform/;

/** Runs in the page: draws a story in place of the one before, and resolves with what went wrong, once it has finished. */
function drawInPage(storyId: string): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const wrong: string[] = [];
    const listeners: [string, (payload: never) => void][] = [
      ['playFunctionThrewException', ({ message }: Error) => wrong.push(message)],
      ['storyThrewException', ({ message }: Error) => finish(message)],
      ['storyErrored', ({ title }: { title: string }) => finish(title)],
      ['storyMissing', () => finish('There is no such story.')],
      ['storyFinished', ({ reporters = [] }: Finished) => finish(...reporters.flatMap(foundByAxe))],
    ];
    function finish(...found: string[]) {
      for (const [event, listener] of listeners) channel.off(event, listener);
      const { scrollWidth, clientWidth } = document.documentElement;
      const over = scrollWidth - clientWidth;
      resolve([
        ...wrong,
        ...found,
        ...(over > 0 ? [`The document is ${String(over)} px wider than its window.`] : []),
      ]);
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

  function foundByAxe({ type, status, result }: Report): string[] {
    if (type !== 'a11y' || status !== 'failed') return [];
    return (result.violations ?? []).flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }
}

/** Runs in the page: Storybook waits five seconds for animations to finish, and those that follow the scrolling never do. */
function leaveOutScrolled(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/** A way to draw stories other than Storybook's default. */
export interface Variant {
  /** Values of Storybook's toolbar. */
  globals?: Record<string, unknown>;
  /** Replaces every text as a browser's translator does. */
  isTranslated?: boolean;
}

/** Storybook's frame, in which one story is drawn after the other, as they are when a designer goes through them. */
export class Stage {
  readonly page: Page;
  #messages: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (EXPECTED.test(message.text()) || !['error', 'warning'].includes(message.type())) return;
      this.#messages.push(message.text());
    });
    page.on('pageerror', ({ message }) => this.#messages.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#messages.push(`${String(response.status())} ${response.url()}`);
    });
  }

  /** Opens the preview frame of a Storybook at `address`. */
  static async open(page: Page, address: string, { globals, isTranslated }: Variant = {}): Promise<Stage> {
    const stage = new Stage(page);
    await page.addInitScript(leaveOutScrolled);
    if (isTranslated) await page.addInitScript(translatePage, false);
    await page.goto(new URL('iframe.html?viewMode=story', address).href);
    await page.waitForFunction(() =>
      (
        window as unknown as { __STORYBOOK_PREVIEW__?: { ready: () => Promise<unknown> } }
      ).__STORYBOOK_PREVIEW__
        ?.ready()
        .then(() => true),
    );
    if (globals !== undefined)
      await page.evaluate((globals) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        channel.emit('updateGlobals', { globals });
      }, globals);
    return stage;
  }

  /** Draws a story; all that it and its browser say which they should not. */
  async draw(id: string): Promise<string[]> {
    this.#messages = [];
    await this.page.mouse.move(0, 0);
    const wrong = await this.page.evaluate(drawInPage, id);
    const stale = await this.page.evaluate(staleTexts);
    return [...this.#messages, ...wrong, ...stale].map(withoutDocument);
  }
}

/** A message of Testing Library without the document that it prints. */
const withoutDocument = (message: string) => message.split('Ignored nodes:')[0]?.trim() ?? message;
