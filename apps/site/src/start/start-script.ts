import type { DocumentAssets } from './document-state.ts';

/** Attribute of the root while nobody has touched the page: what only a visitor needs is not fetched yet. */
export const UNTOUCHED = 'data-untouched';
/** Event of the document: all that the site needs to start is there; `detail` is the `DocumentState`. */
export const START = 'site:start';
/** Event of the document: somebody is here. */
export const TOUCHED = 'site:touched';
/** Event of the document: the page, or a part of it, listens from now on. */
export const READY = 'site:ready';
/** Attribute of a part that does not listen yet, though the page does. */
export const ASLEEP = 'data-asleep';

/** Says what has an early press kept for it. Links and `<summary>` work by themselves, and popovers where they are known. */
const HELD_CONTROLS = 'a[aria-haspopup], button:not([type=submit])';

/**
 * Starts the site once the document stands, is painted and the browser is idle, or at the first pointer, key or touch. Nothing that a
 * visitor does before the page listens is lost: presses, choices and submits are held and done again. It stands inline in
 * `<head>`; its hash is in the CSP.
 */
export function startScript(assetsId: string, draftPrefix: string): string {
  const run = (
    assetsName: string,
    drafts: string,
    startEvent: string,
    touchedEvent: string,
    readyEvent: string,
    untouched: string,
    asleep: string,
    controls: string,
  ) => {
    const root = document.documentElement;
    if (root.hasAttribute('data-leaving')) return;
    root.setAttribute(untouched, '');

    const assets = () => {
      const text = document.getElementById(assetsName)?.textContent;
      return text ? (JSON.parse(text) as DocumentAssets) : undefined;
    };
    const added = (name: string, properties: object) =>
      new Promise((done) => {
        document.head.append(
          Object.assign(document.createElement(name), { onload: done, onerror: done, ...properties }),
        );
      });

    let started = false;
    const start = () => {
      const found = started ? undefined : assets();
      if (!found) return;
      started = true;
      for (const href of found.modules) void added('link', { rel: 'modulepreload', href });
      void Promise.all([
        fetch(found.state).then((response): Promise<unknown> => response.json()),
        added('script', { type: 'module', src: found.entry }),
      ]).then(([detail]) => document.dispatchEvent(new CustomEvent(startEvent, { detail })), console.error);
    };

    /** After the next paint: what the touch itself does is shown first. */
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

    let isTouched = false;
    let dressed: Promise<unknown> | undefined;
    /** A finger on what opens by itself: what wakes up meanwhile would stand between the touch and its click. */
    const isOnPopover = ({ type, target }: Event) =>
      type !== 'click' && target instanceof Element && target.closest('[popovertarget]');
    const touch = (event?: Event) => {
      isTouched = true;
      start();
      // Before the document is complete it does not say what to fetch; `load` comes back to it.
      if (dressed || !started || (event && isOnPopover(event))) return;
      dressed = painted().then(() => {
        root.removeAttribute(untouched);
        document.dispatchEvent(new Event(touchedEvent));
        return added('link', { rel: 'stylesheet', href: assets()?.styles });
      });
    };

    let held: [target: Element, act: () => void][] = [];
    const listens = (target: Element) =>
      root.dataset.hydrated !== undefined && !target.closest(`[${asleep}]`);
    const release = () => {
      void Promise.resolve(dressed).then(() => {
        const acts = held.filter(([target]) => listens(target));
        held = held.filter((one) => !acts.includes(one));
        for (const [, act] of acts) act();
      });
    };
    const hold = (event: Event, target: Element, act: () => void) => {
      if (listens(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push([target, act]);
    };

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
    ]) {
      addEventListener(type, touch, { capture: true, passive: true });
    }
    listen('click', (event, target) => {
      const control = target.closest<HTMLButtonElement>(controls);
      if (control && !control.popoverTargetElement) {
        hold(event, control, () => {
          control.click();
        });
      }
    });
    listen('submit', (event, target) => {
      hold(event, target, () => {
        (target as HTMLFormElement).requestSubmit();
      });
    });
    listen('change', (event, target) => {
      if (target.matches('select')) {
        hold(event, target, () => {
          target.dispatchEvent(new Event('change', { bubbles: true }));
        });
      }
    });
    document.addEventListener(readyEvent, release);

    const hasDraft = () => {
      try {
        return Object.keys(localStorage).some((key) => key.startsWith(drafts));
      } catch {
        return false;
      }
    };
    const whenIdle = () => {
      const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
      const next = isTouched || location.hash || hasDraft() ? touch : start;
      idle(() => {
        next();
      });
    };
    addEventListener('load', () => {
      // A document can be loaded before it is painted.
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        whenIdle();
      }).observe({ type: 'paint', buffered: true });
    });
  };
  const names = [assetsId, draftPrefix, START, TOUCHED, READY, UNTOUCHED, ASLEEP, HELD_CONTROLS];
  return `(${run.toString()})(...${JSON.stringify(names)})`;
}
