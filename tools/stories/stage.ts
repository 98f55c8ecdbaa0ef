import type { Page } from '@playwright/test';
import { staleTexts, translatePage } from '../translate-page.ts';

/** Result of the accessibility addon for a finished story. */
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

/**
 * Expected messages: Storybook's own deprecation when a test enumerates `window`, and the browser's warning
 * while a date is typed by script.
 */
const EXPECTED = /^Accessing the Story Store is deprecated|^The specified value ".*" does not conform/;

/** Runs in the page. Replaces the current story and resolves with its problems once it has finished. */
function renderInPage(storyId: string): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const wrong: string[] = [];
    const listeners: [string, (payload: never) => void][] = [
      ['playFunctionThrewException', ({ message }: Error) => wrong.push(message)],
      ['storyThrewException', ({ message }: Error) => finish(message)],
      ['storyErrored', ({ title }: { title: string }) => finish(title)],
      ['storyMissing', () => finish('Story not found.')],
      ['storyFinished', ({ reporters = [] }: Finished) => finish(...reporters.flatMap(foundByAxe))],
    ];
    function finish(...found: string[]) {
      for (const [event, listener] of listeners) channel.off(event, listener);
      const { scrollWidth, clientWidth } = document.documentElement;
      const over = scrollWidth - clientWidth;
      resolve([
        ...wrong,
        ...found,
        ...(over > 0 ? [`The document overflows the window by ${String(over)} px.`] : []),
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

/**
 * Runs in the page. Hides scroll-driven animations from Storybook, which would wait five seconds for them and
 * they never finish.
 */
function excludeScrolledContent(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/** Options for rendering stories differently from Storybook's defaults. */
export interface Variant {
  /** Values of Storybook's toolbar. */
  globals?: Record<string, unknown>;
  /** Replaces every text node, as browser translation does. */
  isTranslated?: boolean;
}

/**
 * Storybook's preview frame. Renders one story after the other in the same page, as when a designer browses
 * them.
 */
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

  /** Opens the preview frame of the Storybook at this URL. */
  static async open(page: Page, address: string, { globals, isTranslated }: Variant = {}): Promise<Stage> {
    const stage = new Stage(page);
    await page.addInitScript(excludeScrolledContent);
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

  /** Renders a story. Returns console messages, errors, axe violations and stale texts. */
  async draw(id: string): Promise<string[]> {
    this.#messages = [];
    await this.page.mouse.move(0, 0);
    const wrong = await this.page.evaluate(renderInPage, id);
    const stale = await this.page.evaluate(staleTexts);
    return [...this.#messages, ...wrong, ...stale].map(withoutDocument);
  }
}

/** Shortens a Testing Library message by the document that it prints. */
const withoutDocument = (message: string) => message.split('Ignored nodes:')[0]?.trim() ?? message;
