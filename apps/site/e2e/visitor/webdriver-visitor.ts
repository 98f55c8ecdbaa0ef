import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { find, type Step, type Wanted } from './find.ts';
import { drawAsPrint } from './print.ts';
import { WebDriverError, type ElementReference, type Session } from './session.ts';
import type { RoleOptions, Spot, Visitor } from './visitor.ts';

/** Milliseconds until an element has to be there and ready, as in Playwright's `actionTimeout`. */
const PATIENCE = 10_000;

/** Knows roles, names and labels as browsers compute them. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Keys that have a name, as WebDriver writes them. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const wanted = (text: string | RegExp): Wanted =>
  typeof text === 'string' ? { part: text } : { source: text.source, flags: text.flags };

/** Where a search can begin: the page, or a part of it. */
abstract class Finder {
  protected readonly session: Session;
  protected readonly steps: readonly Step[];

  constructor(session: Session, steps: readonly Step[] = []) {
    this.session = session;
    this.steps = steps;
  }

  locator(selector: string) {
    return this.further({ by: 'css', selector });
  }

  getByRole(role: string, { name, level }: RoleOptions = {}) {
    return this.further({
      by: 'role',
      role,
      ...(name !== undefined && { name: wanted(name) }),
      ...(level !== undefined && { level }),
    });
  }

  getByLabel(text: string | RegExp) {
    return this.further({ by: 'label', text: wanted(text) });
  }

  getByText(text: string | RegExp) {
    return this.further({ by: 'text', text: wanted(text) });
  }

  protected further(step: Step): WebDriverSpot {
    return new WebDriverSpot(this.session, [...this.steps, step]);
  }
}

class WebDriverSpot extends Finder implements Spot {
  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  nth(index: number) {
    return this.further({ by: 'index', index });
  }

  click() {
    return this.#act(async (element) => {
      // The driver would take the page's own way, which may be smooth, and press before it is there.
      await this.session.run(bringIntoView, element);
      await this.session.to(element, 'click');
    });
  }

  /** Puts a text in place of what the field holds, at once, as pasting does; a date is set. */
  fill(text: string) {
    return this.evaluate((element, text) => {
      const field = element as HTMLInputElement;
      field.focus();
      if (field.type === 'date') {
        // React listens to the setter of the element itself, so its own is not the one to call.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        field.select();
        // oxlint-disable-next-line typescript/no-deprecated -- There is no other way in which a script can type.
        document.execCommand('insertText', false, text);
      }
    }, text);
  }

  selectOption(value: string) {
    return this.#act(async (element) => {
      const option = await this.session.run(
        (select: HTMLSelectElement, value: string) =>
          [...select.options].find((option) => option.value === value || option.label === value),
        element,
        value,
      );
      await this.session.to(option as ElementReference, 'click');
    });
  }

  focus() {
    return this.evaluate((element) => {
      element.focus();
    });
  }

  blur() {
    return this.evaluate((element) => {
      element.blur();
    });
  }

  async press(key: string) {
    await this.focus();
    await pressKey(this.session, key);
  }

  scrollIntoViewIfNeeded() {
    return this.evaluate(bringIntoView);
  }

  async count() {
    return (await this.#find()).length;
  }

  async isVisible() {
    const [element] = await this.#find();
    if (!element) return false;
    const visible = await this.session.run((one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    }, element);
    return visible === true;
  }

  evaluate<Result>(ask: (element: HTMLElement, arg: string) => Result, arg?: string): Promise<Result> {
    return this.#act((element) => this.session.run(ask, element, arg) as Promise<Result>);
  }

  async #find(): Promise<ElementReference[]> {
    const found = await this.session.run(find, this.steps);
    if (found !== 'missing') return found as ElementReference[];
    await this.session.post('execute/sync', { script: LIBRARY, args: [] });
    return this.#find();
  }

  /** Does something to the one element that is meant, as soon as it is there and the browser lets itself be asked to. */
  async #act<Result>(act: (element: ElementReference) => Promise<Result>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        const [element, ...others] = await this.#find();
        if (!element) throw new WebDriverError('no such element', JSON.stringify(this.steps));
        if (others.length > 0) throw new WebDriverError('more than one', JSON.stringify(this.steps));
        return await act(element);
      } catch (error) {
        if (!(error instanceof WebDriverError) || Date.now() > end) throw error;
      }
      await setTimeout(50);
    }
  }
}

/** A visitor in a browser that Playwright does not drive. */
export class WebDriverVisitor extends Finder implements Visitor {
  readonly #baseURL: string;

  constructor(session: Session, baseURL: string) {
    super(session);
    this.#baseURL = baseURL;
  }

  readonly keyboard = {
    press: (key: string) => pressKey(this.session, key),
    type: (text: string) =>
      strike(
        this.session,
        Array.from(text, (key) => [key]),
      ),
  };

  readonly mouse = {
    move: async (x: number, y: number) => {
      await this.session.post('actions', {
        // From a point beside it: a pointer that is there already would not move.
        actions: [
          { type: 'pointer', id: 'mouse', actions: [x + 1, x].map((x) => ({ type: 'pointerMove', x, y })) },
        ],
      });
    },
  };

  goto(path: string) {
    return this.session.post('url', { url: new URL(path, this.#baseURL).href });
  }

  reload() {
    return this.session.post('refresh');
  }

  goBack() {
    return this.session.post('back');
  }

  goForward() {
    return this.session.post('forward');
  }

  evaluate<Result>(ask: (arg: string) => Result, arg?: string): Promise<Result> {
    return this.session.run(ask, arg) as Promise<Result>;
  }

  async emulateMedia({ media }: { media: 'print' | null }) {
    await this.session.run(drawAsPrint, media === 'print');
  }

  /** Sizes the window, and then once more by what its frame takes. */
  async setViewportSize({ width, height }: { width: number; height: number }) {
    const resize = async (frame: readonly [number, number]) => {
      await this.session.post('window/rect', { width: width + frame[0], height: height + frame[1] });
    };
    await resize([0, 0]);
    const page = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await resize([width - page.width, height - page.height]);
  }
}

/** Runs in the page. */
function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Presses a key, or several together, as in `Shift+Tab`. */
function pressKey(session: Session, keys: string): Promise<void> {
  return strike(session, [keys.length === 1 ? [keys] : keys.split('+')]);
}

async function strike(session: Session, chords: readonly (readonly string[])[]): Promise<void> {
  const actions = chords.flatMap((chord) => {
    const values = chord.map((key) => KEYS[key] ?? key);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}
