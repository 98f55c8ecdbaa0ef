// Rules that run in the browser: those of the library's components, and more that apply to whole pages.
import { labelOf, isShown } from '../../../../packages/ui/test/browser/elements.ts';

export { statesByColourAlone, unmarkedFocus } from '../../../../packages/ui/test/browser/colour-rules.ts';
export {
  cutTexts,
  overlaidTexts,
  sidewaysOverflow,
  spilledTexts,
} from '../../../../packages/ui/test/browser/layout-rules.ts';

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role^=menuitem]';

const OUT_OF_REACH = '[inert] *, [aria-hidden=true], [aria-hidden=true] *, [tabindex="-1"]:not([role])';

const controls = () =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isShown(control) && !control.matches(OUT_OF_REACH),
  );

const HIDDEN_TEXT = '.gloam-visually-hidden, .sr-only, [aria-hidden=true], option, style, script';

/** Returns the visible text of a control, which voice control users would say. */
function seenText(control: Element): string {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (parent && isShown(parent) && !parent.closest(HIDDEN_TEXT)) texts.push(node.textContent ?? '');
  }
  return texts.join(' ');
}

/** Returns each control with its visible text, or the text of its label. */
export const seenLabels = () =>
  [...document.querySelectorAll<HTMLElement & { labels?: NodeListOf<Element> | null }>(CONTROLS)].map(
    (control) => ({
      control: labelOf(control),
      isReachable: isShown(control) && !control.matches(OUT_OF_REACH),
      text: control.labels?.[0] ? seenText(control.labels[0]) : seenText(control),
    }),
  );

export const controlSelector = CONTROLS;

/** Returns the visible part of the page, as shown by a screen magnifier. */
function screen() {
  const {
    offsetLeft: left,
    offsetTop: top,
    width,
    height,
  } = visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight };
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether part of an element is on screen and not covered. */
export function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = screen();
  return [...element.getClientRects()].some((box) => {
    const [x1, x2] = [Math.max(box.left, left), Math.min(box.right, right)];
    const [y1, y2] = [Math.max(box.top, top), Math.min(box.bottom, bottom)];
    if (x2 - x1 < 1 || y2 - y1 < 1) return false;
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  });
}

/** Finds controls that are hidden while focused (WCAG 2.4.11). */
export function hiddenFocus(): string[] {
  return controls().flatMap((control) => {
    control.focus();
    return document.activeElement === control && !isInSight(control)
      ? [`${labelOf(control)} is out of sight`]
      : [];
  });
}

/** Reports the focused element if it is not visible. */
export const unseenFocus = (): string[] =>
  document.activeElement && isInSight(document.activeElement)
    ? []
    : [`${labelOf(document.activeElement ?? document.body)} is out of sight`];

/** Applies the text spacing of WCAG 1.4.12, overriding the page's styles. */
export function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Finds fields and buttons without a border, and icons in the background colour, in forced colours. */
export function unseenShapes(): string[] {
  const edgeless = controls().filter((control) => {
    if (!control.matches('input:not([type=file]), select, textarea, .gloam-button')) return false;
    const { borderTopStyle, borderBottomStyle, textDecorationLine } = getComputedStyle(control);
    return borderTopStyle === 'none' && borderBottomStyle === 'none' && textDecorationLine === 'none';
  });
  const faded = controls()
    .flatMap((control) => [...control.querySelectorAll('svg')])
    .filter(
      (icon) =>
        isShown(icon) && getComputedStyle(icon).color === getComputedStyle(document.body).backgroundColor,
    );
  return [
    ...edgeless.map((one) => `${labelOf(one)} has no border`),
    ...faded.map((one) => `${labelOf(one)} is invisible`),
  ];
}
