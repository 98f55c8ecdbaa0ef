import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentStateHtml, type DocumentState } from './document-state.ts';
import headScript from './head.inline.ts?inline-script';
import { GOING, READY } from './page-events.ts';
import { startPage } from './start-page.ts';

const root = document.documentElement;
const state = documentStateHtml({ entry: '/assets/app.js', modules: ['/assets/page.js'] } as DocumentState);

let idle: (() => void)[] = [];
let listeners = new AbortController();
let paint: () => void = () => undefined;

/** A document that the start script stands in, as far as it has come. */
function arrive(page: string, { isComplete = true } = {}) {
  document.body.innerHTML = page + (isComplete ? state : '');
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      const more = typeof options === 'object' ? options : {};
      add(type, listener, { ...more, signal: listeners.signal });
    });
  }
  // A browser whose caret blinks never rests: only an end helps.
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) idle.push(work);
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: (entries: object, observer: object) => void;
      constructor(tell: (entries: object, observer: object) => void) {
        this.#tell = tell;
      }
      observe() {
        paint = () => {
          this.#tell({}, this);
        };
      }
      disconnect() {
        paint = () => undefined;
      }
    },
  );
  startPage();
}

const load = () => {
  window.dispatchEvent(new Event('load'));
  paint();
};
const rest = () => {
  for (const work of idle.splice(0)) work();
};
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

/** The browser has painted, and does what was left for after it. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The page listens. */
async function wakeUp() {
  await painted();
  root.dataset.hydrated = '';
  document.dispatchEvent(new Event(READY));
}

/** All that was under way has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A press as a visitor makes it. */
function press(target: Element | null) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  listeners = new AbortController();
  idle = [];
});

afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  root.removeAttribute('data-hydrated');
  delete root.dataset.gate;
});

describe('a visit that only looks', () => {
  it('fetches nothing before the document has loaded, is painted and the browser is idle', () => {
    arrive('');
    expect(scripts()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    rest();
    expect(scripts()).toEqual([]);
    paint();
    expect(scripts()).toEqual([]);
    rest();
    expect(scripts()).toEqual(['/assets/app.js']);
    expect(preloads()).toEqual(['/assets/page.js']);
  });

  it('fetches the recovery where its module does not come', async () => {
    arrive('');
    load();
    rest();
    expect(scripts()).toEqual(['/assets/app.js']);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await settled();
    expect(scripts()).toContain('/recover.js');
  });

  it('works as without scripts once nothing is to be recovered, and a press tries again', async () => {
    arrive('<a href="/picture.avif" aria-haspopup="dialog">Picture</a><button type="button">Play</button>');
    load();
    rest();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await settled();
    expect(press(document.querySelector('a'))).toBe(true);
    // There is no server either.
    [...document.head.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('error'));
    await settled();
    document.querySelector('a')?.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    press(document.querySelector('a'));
    expect(scripts().filter((path) => path === '/recover.js')).toHaveLength(1);
    expect(press(document.querySelector('button'))).toBe(true);
    expect(scripts().filter((path) => path === '/recover.js')).toHaveLength(2);
    await painted();
  });

  it('fetches nothing at the gate', () => {
    root.dataset.gate = '';
    arrive('');
    load();
    rest();
    expect(scripts()).toEqual([]);
  });

  it('does not start where the document is on its way elsewhere', () => {
    root.setAttribute('data-leaving', '');
    arrive('');
    load();
    rest();
    root.removeAttribute('data-leaving');
    expect(scripts()).toEqual([]);
  });
});

describe('a visitor', () => {
  // Autofill, voice control and extensions choose, type and send with neither pointer nor key.
  it.each([
    ...['pointerdown', 'pointermove', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll'],
    ...['input', 'change', 'submit'],
  ])('has the site started at the first %s, once', (type) => {
    arrive('');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(scripts()).toEqual(['/assets/app.js']);
    load();
    rest();
    expect(scripts()).toEqual(['/assets/app.js']);
  });

  it.each([
    ['the gate', () => (root.dataset.gate = '')],
    ['another page', () => undefined],
  ])('who comes to %s before the document is complete is remembered', (_, prepare) => {
    prepare();
    arrive('', { isComplete: false });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(scripts()).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', state);
    load();
    expect(scripts()).toEqual(['/assets/app.js']);
  });
});

describe('who is on the way to another page', () => {
  it('is known, until they press something here again', () => {
    arrive('');
    window.dispatchEvent(new Event('beforeunload'));
    expect(root.hasAttribute(GOING)).toBe(true);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(root.hasAttribute(GOING)).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(root.hasAttribute(GOING)).toBe(false);
  });

  it('is not known from a page that the browser has kept and shows again', () => {
    arrive('');
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new Event('pageshow'));
    expect(root.hasAttribute(GOING)).toBe(false);
  });
});

describe('what is done before the page listens', () => {
  it('is done again once it does: presses', async () => {
    arrive('<button type="button"><i></i></button>');
    const pressed = vi.fn();
    document.querySelector('button')?.addEventListener('click', pressed);
    expect(press(document.querySelector('i'))).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(pressed).not.toHaveBeenCalled();
    await wakeUp();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is done again: submits and choices', async () => {
    arrive('<form><select><option>a</option></select><button>Send</button></form>');
    const form = document.querySelector('form');
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    const changed = vi.fn();
    const sent = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector('select')?.addEventListener('change', changed);
    form?.addEventListener('submit', sent);
    await wakeUp();
    expect(changed).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is done again to what has been drawn in its place', async () => {
    const part = (name: string) => `<form><button type="button">${name}</button><button>Send</button></form>`;
    arrive(part('Menu') + part('Add'));
    const pressed = vi.fn();
    const sent = vi.fn((event: Event) => {
      event.preventDefault();
    });
    press(document.querySelectorAll('[type=button]').item(1));
    document.forms[1]?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    for (const form of document.querySelectorAll('form')) form.remove();
    document.body.insertAdjacentHTML('beforeend', part('Menu') + part('Add'));
    document.forms[1]?.querySelector('button')?.addEventListener('click', pressed);
    document.forms[1]?.addEventListener('submit', sent);
    await wakeUp();
    expect(pressed).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is told with the choice that was made, whatever has become of it meanwhile', async () => {
    arrive('<select><option>a</option><option>b</option></select>');
    const select = document.querySelector('select');
    Object.assign(select ?? {}, { value: 'b' });
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    Object.assign(select ?? {}, { value: 'a' });
    const changed = vi.fn(() => select?.value);
    select?.addEventListener('change', changed);
    await wakeUp();
    expect(changed).toHaveReturnedWith('b');
  });

  const POPOVER = '<button type="button" popovertarget="menu">Menu</button>';

  it('is held for a popover where the browser knows none', () => {
    arrive(POPOVER);
    expect(press(document.querySelector('button'))).toBe(true);
  });

  it('is left alone for a popover where the browser knows them', () => {
    arrive(POPOVER);
    const button = document.querySelector('button');
    Object.defineProperty(button, 'popoverTargetElement', { value: document.body });
    expect(press(button)).toBe(false);
  });

  it.each([
    ['a link', '<a href="#faq">FAQ</a>'],
    ['a summary', '<details><summary>More</summary></details>'],
  ])('is left alone where the browser can do it: %s', (_, html) => {
    arrive(html);
    expect(press(document.querySelector('a, button, summary'))).toBe(false);
  });

  it('is not held once the page listens', async () => {
    arrive('<button type="button"></button>');
    await wakeUp();
    expect(press(document.querySelector('button'))).toBe(false);
  });
});

describe('the script', () => {
  it('can stand inline: no text of it ends the element', () => {
    expect(headScript).not.toMatch(/<\/script|<!--/i);
  });
});
