import { documentState } from './document-state.ts';
import { NAVIGATING, INCOMPLETE, READY } from './page-events.ts';
import { RECOVERY_SCRIPT } from './recovery-script.ts';

/** Controls whose early clicks are replayed. Links, `<summary>` and, where supported, popovers work without JavaScript. */
const REPLAYED_CONTROLS = 'a[aria-haspopup], button:not([type=submit])';

/**
 * Loads the entry module once the page is painted and the browser is idle, or at the first interaction.
 *
 * Clicks, selections and submits before hydration are queued and replayed. If a file fails to load, the recovery script
 * takes over.
 */
export function startPage(): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-leaving')) return;

  const added = (name: string, properties: object) =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement(name), { onload, onerror, ...properties }));
    });
  /** Runs the recovery script. Resolves only if the page isn't reloaded. */
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
    // The import of the same module reports the error.
    for (const href of found.modules) added('link', { rel: 'modulepreload', href }).catch(() => undefined);
    added('script', { type: 'module', src: found.entry }).catch(recover);
  };
  /** Remembers an interaction that came before the document state was parsed; the load event starts the site then. */
  let isTouched = false;
  const touch = () => {
    isTouched = true;
    start();
  };

  type Act = (target: Element) => void;
  /** Queued interactions. `now` finds the target, or the element that React rendered in its place. */
  let held: { now: () => Element | undefined; act: Act }[] = [];
  const isHydrated = () => root.dataset.hydrated !== undefined;
  const release = () => {
    // `restoreReplacedForms` has to restore typed values first.
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
      // Match a re-rendered element by its position, which only works if the number of elements is the same.
      const after = document.querySelectorAll(kind);
      return after.length === before.length ? after[before.indexOf(target)] : undefined;
    };
    held.push({ now, act });
    if (isIncomplete) void recover();
  };

  addEventListener('beforeunload', () => {
    root.setAttribute(NAVIGATING, '');
  });
  for (const type of ['pointerdown', 'keydown', 'pageshow']) {
    addEventListener(
      type,
      () => {
        root.removeAttribute(NAVIGATING);
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
    // Fired without any of the above by autofill, voice control and extensions.
    'input',
    'change',
    'submit',
  ]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }
  listen('click', (event, target) => {
    const control = target.closest<HTMLButtonElement>(REPLAYED_CONTROLS);
    if (control && !control.popoverTargetElement) {
      hold(event, control, REPLAYED_CONTROLS, (target) => {
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
      // React may have reset the select to its state during hydration.
      (target as HTMLSelectElement).value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  document.addEventListener(READY, release);
  document.addEventListener(INCOMPLETE, () => {
    isIncomplete = true;
  });

  const whenIdle = () => {
    // Without a timeout Chromium may never be idle while a caret blinks in a field.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  addEventListener('load', () => {
    if (isTouched) start();
    // The gate loads scripts only on interaction, because many visitors leave it immediately.
    if (root.dataset.gate !== undefined) return;
    // The load event can come before the first paint.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  });
}
