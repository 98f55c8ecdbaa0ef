import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentStateHtml, type DocumentState } from './document-state.ts';
import headScript from './head.inline.ts?inline-script';
import { NAVIGATING, READY } from './page-events.ts';
import { startPage } from './start-page.ts';

const root = document.documentElement;
const state = documentStateHtml({ entry: '/assets/app.js', modules: ['/assets/page.js'] } as DocumentState);

let idle: (() => void)[] = [];
let listeners = new AbortController();
let paint: () => void = () => undefined;

/** Runs the start script in a document that is completely or partly parsed. */
function arrive(page: string, { isComplete = true } = {}) {
  document.body.innerHTML = page + (isComplete ? state : '');
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      const more = typeof options === 'object' ? options : {};
      add(type, listener, { ...more, signal: listeners.signal });
    });
  }
  // Simulates a browser that is never idle, so that only the timeout runs the callback.
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

/** Waits until the browser has painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Marks the page as hydrated. */
async function hydrate() {
  await painted();
  root.dataset.hydrated = '';
  document.dispatchEvent(new Event(READY));
}

/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Clicks an element and returns whether the default action was prevented. */
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

describe('without interaction', () => {
  it('loads the site once the document is loaded and painted and the browser is idle', () => {
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

  it('loads the recovery script if the entry module fails to load', async () => {
    arrive('');
    load();
    rest();
    expect(scripts()).toEqual(['/assets/app.js']);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await settled();
    expect(scripts()).toContain('/recover.js');
  });

  it('stops holding links after recovery failed and retries on a click', async () => {
    arrive('<a href="/picture.avif" aria-haspopup="dialog">Picture</a><button type="button">Play</button>');
    load();
    rest();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await settled();
    expect(press(document.querySelector('a'))).toBe(true);
    // The recovery script fails to load as well.
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

  it('loads nothing at the gate', () => {
    root.dataset.gate = '';
    arrive('');
    load();
    rest();
    expect(scripts()).toEqual([]);
  });

  it('does not start while the document is leaving', () => {
    root.setAttribute('data-leaving', '');
    arrive('');
    load();
    rest();
    root.removeAttribute('data-leaving');
    expect(scripts()).toEqual([]);
  });
});

describe('with interaction', () => {
  // Autofill, voice control and extensions fire input, change and submit without pointer or keyboard events.
  it.each([
    ...['pointerdown', 'pointermove', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll'],
    ...['input', 'change', 'submit'],
  ])('starts once on the first %s', (type) => {
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
  ])('starts on %s after an interaction with the incomplete document', (_, prepare) => {
    prepare();
    arrive('', { isComplete: false });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(scripts()).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', state);
    load();
    expect(scripts()).toEqual(['/assets/app.js']);
  });
});

describe('navigating away', () => {
  it('marks the page until the visitor interacts with it again', () => {
    arrive('');
    window.dispatchEvent(new Event('beforeunload'));
    expect(root.hasAttribute(NAVIGATING)).toBe(true);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(root.hasAttribute(NAVIGATING)).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(root.hasAttribute(NAVIGATING)).toBe(false);
  });

  it('removes the mark when the page is restored from the back/forward cache', () => {
    arrive('');
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new Event('pageshow'));
    expect(root.hasAttribute(NAVIGATING)).toBe(false);
  });
});

describe('interactions before hydration', () => {
  it('replays clicks', async () => {
    arrive('<button type="button"><i></i></button>');
    const pressed = vi.fn();
    document.querySelector('button')?.addEventListener('click', pressed);
    expect(press(document.querySelector('i'))).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(pressed).not.toHaveBeenCalled();
    await hydrate();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('replays submits and selections', async () => {
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
    await hydrate();
    expect(changed).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('replays on elements that were rendered again', async () => {
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
    await hydrate();
    expect(pressed).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('replays a selection with its value even if it was reset', async () => {
    arrive('<select><option>a</option><option>b</option></select>');
    const select = document.querySelector('select');
    Object.assign(select ?? {}, { value: 'b' });
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    Object.assign(select ?? {}, { value: 'a' });
    const changed = vi.fn(() => select?.value);
    select?.addEventListener('change', changed);
    await hydrate();
    expect(changed).toHaveReturnedWith('b');
  });

  const POPOVER = '<button type="button" popovertarget="menu">Menu</button>';

  it('holds popover clicks if the browser does not support popovers', () => {
    arrive(POPOVER);
    expect(press(document.querySelector('button'))).toBe(true);
  });

  it('does not hold popover clicks if the browser supports popovers', () => {
    arrive(POPOVER);
    const button = document.querySelector('button');
    Object.defineProperty(button, 'popoverTargetElement', { value: document.body });
    expect(press(button)).toBe(false);
  });

  it.each([
    ['a link', '<a href="#faq">FAQ</a>'],
    ['a summary', '<details><summary>More</summary></details>'],
  ])('does not hold clicks that work without JavaScript: %s', (_, html) => {
    arrive(html);
    expect(press(document.querySelector('a, button, summary'))).toBe(false);
  });

  it('does not hold clicks after hydration', async () => {
    arrive('<button type="button"></button>');
    await hydrate();
    expect(press(document.querySelector('button'))).toBe(false);
  });
});

describe('the head script', () => {
  it('contains nothing that would close an inline script element', () => {
    expect(headScript).not.toMatch(/<\/script|<!--/i);
  });
});
