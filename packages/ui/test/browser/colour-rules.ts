// What is left to see when the colours are the visitor's own (`forced-colors: active`).
import { isShown, labelOf } from './elements.ts';

const PSEUDO = [undefined, '::before', '::after'] as const;

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** Only a script can focus these: places, such as a dialog or a heading, and the traps around a dialog. */
const OUT_OF_REACH =
  ':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, [data-radix-focus-guard], [tabindex="-1"]:not([role="tab"], [role^="menuitem"])';

const backgroundBehind = (element: Element) => {
  let outer: Element | null = element;
  while (outer && /^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(outer).backgroundColor)) {
    outer = outer.parentElement;
  }
  return getComputedStyle(outer ?? document.documentElement).backgroundColor;
};

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** The outlines that can be seen on the element, its parts and its ancestors, any of which may show the focus for it. */
function outlinesAround(element: Element): Set<string> {
  const parts = [element, ...element.querySelectorAll('*'), ...ancestorsOf(element)];
  const drawn = parts.flatMap((part, index) =>
    PSEUDO.flatMap((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part, pseudo);
      const seen =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) > 0 &&
        outlineColor !== backgroundBehind(part.parentElement ?? part);
      return seen ? [[index, pseudo, outlineStyle, outlineWidth, outlineColor].join(' ')] : [];
    }),
  );
  return new Set(drawn);
}

/** Controls on which the focus cannot be seen. A key must have been the last thing pressed. */
export async function unmarkedFocus(root: Element): Promise<string[]> {
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => isShown(control) && !control.matches(OUT_OF_REACH),
  );
  const unmarked: string[] = [];
  for (const control of controls) {
    control.blur();
    // React draws after the event, within the task.
    await Promise.resolve();
    const before = outlinesAround(control);
    control.focus({ preventScroll: true });
    const focused = document.activeElement === control;
    const marked = [...outlinesAround(control)].some((outline) => !before.has(outline));
    if (focused && !marked) unmarked.push(`${labelOf(control)} shows no focus`);
    control.blur();
  }
  return unmarked;
}

/** States that the page says in attributes, and how an element says them. */
const STATES = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-checked="true"]',
  '[aria-pressed="true"]',
  '[aria-invalid="true"]',
  '[aria-disabled="true"]',
  ':disabled',
].join();

const STATE_ATTRIBUTES =
  /^(?:aria-(?:current|selected|checked|pressed|invalid|disabled)|disabled|data-(?:selected|current|checked|invalid|disabled|state))$/;

/** All of a look but its colours. */
const SHAPE = [
  'content',
  'display',
  'visibility',
  'opacity',
  'width',
  'height',
  'rotate',
  'scale',
  'transform',
  'border-top-style',
  'border-top-width',
  'border-right-style',
  'border-right-width',
  'border-bottom-style',
  'border-bottom-width',
  'border-left-style',
  'border-left-width',
  'outline-style',
  'outline-width',
  'text-decoration-line',
  'font-weight',
  'font-style',
  'font-size',
  'background-image',
  'clip-path',
  'stroke-width',
];

/** The styles with which an element and its pseudo-elements are drawn; one without content is not drawn. */
const drawnStyles = (element: Element) =>
  PSEUDO.map((pseudo) => getComputedStyle(element, pseudo)).filter(
    ({ content }, index) => index === 0 || content !== 'none',
  );

const shapeOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .flatMap(drawnStyles)
    .map((style) => SHAPE.map((property) => style.getPropertyValue(property)).join())
    .join('\n');

/** Takes the attributes of its state from an element; the answer puts them back. */
function withoutState(element: Element): () => void {
  const removed = [...element.attributes].filter(({ name }) => STATE_ATTRIBUTES.test(name));
  for (const { name } of removed) element.removeAttribute(name);
  return () => {
    for (const { name, value } of removed) element.setAttribute(name, value);
  };
}

/** The platform's own mark of what cannot be used. */
const isGray = (element: Element) => {
  const probe = document.createElement('span');
  probe.style.color = 'GrayText';
  element.after(probe);
  const gray = getComputedStyle(probe).color === getComputedStyle(element).color;
  probe.remove();
  return gray;
};

/**
 * Elements whose state changes nothing but colour, which forced colours take away: the shape is the same with and
 * without the attributes of the state. `GrayText` is enough for what is disabled, and a message for what is invalid.
 */
export function statesByColourAlone(root: Element): string[] {
  return [...root.querySelectorAll(STATES)].filter(isShown).flatMap((element) => {
    if (element.matches('[aria-disabled="true"], :disabled') && isGray(element)) return [];
    if (element.matches('[aria-invalid="true"][aria-describedby]')) return [];
    const shape = shapeOf(element);
    const restore = withoutState(element);
    const plain = shapeOf(element);
    restore();
    return shape === plain ? [`${labelOf(element)} shows its state by colour alone`] : [];
  });
}
