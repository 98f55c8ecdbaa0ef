import { NOW, SEED } from './settings.ts';

/**
 * Holds a document still from its first moment: one time, one random number, nothing that moves. Animations end at once,
 * so that what they lead to is drawn, and what is far from the screen is drawn as well. It runs in the browser, before any script of the page.
 */
export function still({ now, seed, css }: { now: number; seed: number; css: string }): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }

    static override now() {
      return now;
    }
  } as DateConstructor;
  Math.random = () => seed;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const STILL_CSS = `
  html {
    scrollbar-width: none !important;
  }
  *, ::before, ::after, ::backdrop {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    animation-timeline: auto !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
    transition-delay: 0s !important;
    transition-duration: 0s !important;
  }
  :not([hidden]) {
    content-visibility: visible !important;
  }
`;

/** What `still` is given; `css` is laid over the styles of the document. */
export const stillOptions = (css = '') => ({ now: Date.parse(NOW), seed: SEED, css: STILL_CSS + css });
