import type { CDPSession, Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { changes } from './changes.ts';
import { lineOf, linesOf, Tree } from './tree.ts';

/** What is far from the screen is drawn as well: how far a page reaches is no matter of what is heard. In the browser. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Listens to a page, and writes down what assistive technology is told of it in each of its states. */
export class Hearing {
  readonly page: Page;
  readonly #client: CDPSession;
  readonly #written: string[] = [];
  /** What was heard last of each part. */
  readonly #heard = new Map<string, string[]>();
  #title = '';
  #focus = 'nothing';

  private constructor(page: Page, client: CDPSession) {
    this.page = page;
    this.#client = client;
  }

  static async of(page: Page): Promise<Hearing> {
    await page.addInitScript(recordAnnouncements);
    await page.addInitScript(drawAll);
    return new Hearing(page, await page.context().newCDPSession(page));
  }

  /**
   * Writes down a state: what was announced on the way to it, where the focus went, and what is in the part of the
   * document that a selector names; of a part that was heard before, what has changed.
   */
  async note(state: string, part = 'main'): Promise<void> {
    const { title, announced } = await this.page.evaluate(() => ({
      title: `${document.title} [${document.documentElement.lang}]`,
      announced: window.announced.splice(0),
    }));
    if (title !== this.#title) announced.unshift(`page: ${title}`);
    this.#title = title;
    const tree = await Tree.of(this.#client);
    const focus = tree.focused ? lineOf(tree.focused) : 'nothing';
    if (focus !== this.#focus) announced.push(`focus: ${focus}`);
    this.#focus = focus;
    const lines = linesOf(await tree.part(part));
    const before = this.#heard.get(part);
    this.#heard.set(part, lines);
    this.#written.push(
      '',
      `# ${state}`,
      ...announced.map((line) => `> ${line}`),
      ...(before ? changes(before, lines) : lines),
    );
  }

  /** Everything that was written down. */
  text(): string {
    return `${this.#written.join('\n').trim()}\n`;
  }
}
