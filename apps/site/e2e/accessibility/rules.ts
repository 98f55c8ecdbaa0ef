// Rules that a browser checks on the page itself: those of the library's components, and what only a page can break.
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

/** The text of a control that a visitor sees, and would say to press it. */
function seenText(control: Element): string {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (parent && isShown(parent) && !parent.closest(HIDDEN_TEXT)) texts.push(node.textContent ?? '');
  }
  return texts.join(' ');
}

/** Each control as a visitor sees it: where its label stands beside it, the text of that. */
export const seenLabels = () =>
  [...document.querySelectorAll<HTMLElement & { labels?: NodeListOf<Element> | null }>(CONTROLS)].map(
    (control) => ({
      control: labelOf(control),
      isReachable: isShown(control) && !control.matches(OUT_OF_REACH),
      text: control.labels?.[0] ? seenText(control.labels[0]) : seenText(control),
    }),
  );

export const controlSelector = CONTROLS;

/** The part of the page that is on screen, as far as a magnifier shows it. */
function screen() {
  const {
    offsetLeft: left,
    offsetTop: top,
    width,
    height,
  } = visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight };
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether a part of an element is on screen with nothing over it. */
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

/** WCAG 2.4.11: controls that cannot be seen once they have the focus. */
export function hiddenFocus(): string[] {
  return controls().flatMap((control) => {
    control.focus();
    return document.activeElement === control && !isInSight(control)
      ? [`${labelOf(control)} is out of sight`]
      : [];
  });
}

/** The element that has the focus, where it cannot be seen. */
export const unseenFocus = (): string[] =>
  document.activeElement && isInSight(document.activeElement)
    ? []
    : [`${labelOf(document.activeElement ?? document.body)} is out of sight`];

/** WCAG 1.4.12, on top of whatever the page says. */
export function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** In forced colours: fields and buttons without an edge, and icons of controls in the colour of what is behind them. */
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
    ...edgeless.map((one) => `${labelOf(one)} has no edge`),
    ...faded.map((one) => `${labelOf(one)} is not seen`),
  ];
}
