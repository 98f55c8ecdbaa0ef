import { documentState } from './document-state.ts';
import { GOING, INCOMPLETE, READY } from './page-events.ts';
import { RECOVERY_SCRIPT } from './recovery-script.ts';

/** What has an early press kept for it. Links and `<summary>` work by themselves, and popovers where they are known. */
const HELD_CONTROLS = 'a[aria-haspopup], button:not([type=submit])';

/**
 * Starts the site once the document stands, is painted and the browser is idle, or at the first pointer, key or touch.
 * Nothing that a visitor does before the page listens is lost: presses, choices and submits are held and done again.
 * Where a file that it needs does not arrive, a script of its own sees to that.
 */
export function startPage(): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-leaving')) return;

  const added = (name: string, properties: object) =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement(name), { onload, onerror, ...properties }));
    });
  /** Resolves where the page stays: it is loaded anew otherwise. */
  const recover = () =>
    new Promise((resolve) => {
      document.addEventListener(INCOMPLETE, resolve);
      added('script', { src: RECOVERY_SCRIPT }).catch(() => document.dispatchEvent(new Event(INCOMPLETE)));
    });

  let started = false;
  const start = () => {
    const found = started ? undefined : documentState();
    if (!found) return;
    started = true;
    // Whoever imports one that does not come says so.
    for (const href of found.modules) added('link', { rel: 'modulepreload', href }).catch(() => undefined);
    added('script', { type: 'module', src: found.entry }).catch(recover);
  };
  /** Remembers a touch before the document has said which files to fetch; `load` starts the site then. */
  let isTouched = false;
  const touch = () => {
    isTouched = true;
    start();
  };

  type Act = (target: Element) => void;
  /** `now` finds what it was done to, or what React has drawn in its place since. */
  let held: { now: () => Element | undefined; act: Act }[] = [];
  const isHydrated = () => root.dataset.hydrated !== undefined;
  const release = () => {
    // A form that was drawn anew gets back what was typed into it first.
    queueMicrotask(() => {
      for (const { now, act } of held) {
        const target = now();
        if (target) act(target);
      }
      held = [];
    });
  };
  let isIncomplete = false;
  const hold = (event: Event, target: Element, kind: string, act: Act) => {
    if (isHydrated() || (isIncomplete && target.matches('a'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const before = [...document.querySelectorAll(kind)];
    const now = () => {
      if (target.isConnected) return target;
      // A page that is drawn anew has as many of a kind, or its own are not all here yet.
      const after = document.querySelectorAll(kind);
      return after.length === before.length ? after[before.indexOf(target)] : undefined;
    };
    held.push({ now, act });
    if (isIncomplete) void recover();
  };

  addEventListener('beforeunload', () => {
    root.setAttribute(GOING, '');
  });
  for (const type of ['pointerdown', 'keydown', 'pageshow']) {
    addEventListener(
      type,
      () => {
        root.removeAttribute(GOING);
      },
      { capture: true },
    );
  }

  const listen = (type: string, listener: (event: Event, target: Element) => void) => {
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target);
      },
      { capture: true },
    );
  };
  for (const type of [
    'pointerdown',
    'pointermove',
    'touchstart',
    'click',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
    // Of autofill, of voice control, of an extension.
    'input',
    'change',
    'submit',
  ]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }
  listen('click', (event, target) => {
    const control = target.closest<HTMLButtonElement>(HELD_CONTROLS);
    if (control && !control.popoverTargetElement) {
      hold(event, control, HELD_CONTROLS, (target) => {
        (target as HTMLElement).click();
      });
    }
  });
  listen('submit', (event, target) => {
    hold(event, target, 'form', (target) => {
      (target as HTMLFormElement).requestSubmit();
    });
  });
  listen('change', (event, target) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    hold(event, target, 'select', (target) => {
      // React may have taken the choice back meanwhile, for what it knows.
      (target as HTMLSelectElement).value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  document.addEventListener(READY, release);
  document.addEventListener(INCOMPLETE, () => {
    isIncomplete = true;
  });

  const whenIdle = () => {
    // Without an end Chromium may find no rest while the caret blinks in a field.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  addEventListener('load', () => {
    if (isTouched) start();
    // Leaves the gate without scripts until somebody touches it: many visitors leave it again at once.
    if (root.dataset.gate !== undefined) return;
    // A document can be loaded before it is painted.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  });
}
