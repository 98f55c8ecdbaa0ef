// Rules for pages in the visitor's own colours (`forced-colors: active`).
import { isShown, labelOf } from './elements.ts';

const PSEUDO = [undefined, '::before', '::after'] as const;

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** Elements that the visitor cannot focus: only scripts focus a dialog or a heading. */
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

/** Returns the visible outlines on the element, its descendants and its ancestors. Any of them may show focus. */
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

/** Returns the controls that do not show focus. `:focus-visible` needs a key as the last input. */
export async function unmarkedFocus(root: Element): Promise<string[]> {
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => isShown(control) && !control.matches(OUT_OF_REACH),
  );
  const unmarked: string[] = [];
  for (const control of controls) {
    control.blur();
    // React renders after the event, in the same task.
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

/** Elements with a state in an attribute. */
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

/** Properties other than colours. */
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

/** Returns the styles of an element and of its pseudo-elements with content. */
const drawnStyles = (element: Element) =>
  PSEUDO.map((pseudo) => getComputedStyle(element, pseudo)).filter(
    ({ content }, index) => index === 0 || content !== 'none',
  );

const shapeOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')]
    .flatMap(drawnStyles)
    .map((style) => SHAPE.map((property) => style.getPropertyValue(property)).join())
    .join('\n');

/** Removes the state attributes of an element. Returns a function that restores them. */
function withoutState(element: Element): () => void {
  const removed = [...element.attributes].filter(({ name }) => STATE_ATTRIBUTES.test(name));
  for (const { name } of removed) element.removeAttribute(name);
  return () => {
    for (const { name, value } of removed) element.setAttribute(name, value);
  };
}

/** Whether the element has the system colour of disabled controls. */
const isGray = (element: Element) => {
  const probe = document.createElement('span');
  probe.style.color = 'GrayText';
  element.after(probe);
  const gray = getComputedStyle(probe).color === getComputedStyle(element).color;
  probe.remove();
  return gray;
};

/**
 * Returns the elements whose state attributes change only colours, which forced colours override. A disabled element
 * may have `GrayText` instead, and an invalid one an error message.
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
