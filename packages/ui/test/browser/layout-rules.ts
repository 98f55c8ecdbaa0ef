// Rules for the layout of text, by the boxes of the browser.
import { isShown, labelOf } from './elements.ts';

/** Tolerance for rounding, in px. */
const SLACK = 1;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Yields the visible texts, with the boxes of their lines. */
function* readableTexts(): Generator<{ element: Element; boxes: Box[] }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element || !isShown(element)) continue;
    if (element.closest('[aria-hidden="true"], option, script, style, noscript')) continue;
    if (element.closest('.gloam-visually-hidden, .sr-only, .gloam-skip-link')) continue;
    range.selectNodeContents(node);
    const leading = Number.parseFloat(getComputedStyle(element).lineHeight);
    yield {
      element,
      boxes: [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => lineBox(box, leading)),
    };
  }
}

/** Reduces the box of a text to its line height, which may be less than the height of its glyphs. */
function lineBox({ left, right, top, bottom }: DOMRect, leading: number): Box {
  const excess = Math.max(0, bottom - top - leading) / 2;
  return { left, right, top: top + excess, bottom: bottom - excess };
}

const paddingBox = (element: Element): Box => {
  const { left, top } = element.getBoundingClientRect();
  const start = { left: left + element.clientLeft, top: top + element.clientTop };
  return { ...start, right: start.left + element.clientWidth, bottom: start.top + element.clientHeight };
};

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether the element or an ancestor scrolls sideways. */
function scrollsSideways(element: Element): boolean {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (scrolls(getComputedStyle(outer).overflowX)) return true;
  }
  return false;
}

/** Returns the nearest ancestor that cuts off a part of a box to which the visitor cannot scroll. */
function cutBy(element: Element, box: Box): Element | undefined {
  const reachable = { x: false, y: false };
  for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(outer);
    if (display === 'inline') continue;
    reachable.x ||= scrolls(overflowX);
    reachable.y ||= scrolls(overflowY);
    const frame = paddingBox(outer);
    const cutX = clips(overflowX) && (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
    const cutY = clips(overflowY) && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK);
    if ((cutX && !reachable.x) || (cutY && !reachable.y)) return outer;
    if (position === 'fixed') break;
  }
  return undefined;
}

const OVERLAY = 'dialog:popover-open, [role="dialog"], [role="menu"]';

/** Returns the overlays that scroll sideways. */
const wideOverlays = () =>
  [...document.querySelectorAll(OVERLAY)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK)
    .map((overlay) => `${labelOf(overlay)} is ${String(overlay.scrollWidth)} px wide inside`);

/** Returns the elements that make the page or an overlay scroll sideways. */
export function sidewaysOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return wideOverlays();
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && isShown(element) && (right > clientWidth + SLACK || left < -SLACK);
  });
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [`the page is ${String(scrollWidth)} px wide by ${innermost.map(labelOf).join(', ')}`];
}

/** Returns the texts that are partly cut off. */
export function cutTexts(): string[] {
  const width = document.documentElement.clientWidth;
  return [...readableTexts()].flatMap(({ element, boxes }) => {
    const outside = boxes.find(({ left, right }) => left < -SLACK || right > width + SLACK);
    if (outside && !scrollsSideways(element)) return [`${labelOf(element)} leaves the page`];
    const cut = boxes.map((box) => cutBy(element, box)).find(Boolean);
    return cut ? [`${labelOf(element)} is cut by ${labelOf(cut)}`] : [];
  });
}

const isBoxed = (element: Element) => {
  const { backgroundColor, borderInlineStartStyle, borderInlineEndStyle, display } =
    getComputedStyle(element);
  const filled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return (
    !/^(?:inline|contents)$/.test(display) &&
    (filled || (borderInlineStartStyle !== 'none' && borderInlineEndStyle !== 'none'))
  );
};

/** Returns the nearest ancestor with a border or a background, within the part that scrolls. */
function frameOf(element: Element): Element | undefined {
  for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
    if (isBoxed(outer)) return outer;
  }
  return undefined;
}

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** Returns the texts that overflow the border or the background around them. */
export function spilledTexts(): string[] {
  return [...readableTexts()].flatMap(({ element, boxes }) => {
    const frame = frameOf(element);
    const box = frame?.getBoundingClientRect();
    if (!frame || !box || boxes.every((one) => isInside(one, box))) return [];
    return [`${labelOf(element)} runs out of ${labelOf(frame)}`];
  });
}

/** Returns the fixed or sticky ancestor, which may cover text of the page. */
const layerOf = (element: Element) => {
  let layer: Element | null = element;
  while (layer && !/fixed|sticky/.test(getComputedStyle(layer).position)) layer = layer.parentElement;
  return layer;
};

/** Returns the texts that overlap. */
export function overlaidTexts(): string[] {
  const texts = [...readableTexts()].map((text) => ({ ...text, layer: layerOf(text.element) }));
  const touches = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 * SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * SLACK;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ layer, boxes }) =>
          layer === one.layer && boxes.some((box) => one.boxes.some((own) => touches(own, box))),
      )
      .map((other) => `${labelOf(one.element)} lies on ${labelOf(other.element)}`),
  );
}

/** Makes every text of the page 60 % longer, as a translation may be. */
export function lengthenTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!/\p{L}/u.test(text)) continue;
    const more = text.slice(0, Math.ceil(text.length * 0.6)).trim();
    // Chinese and Japanese have no spaces between words.
    node.textContent = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
      ? text + more
      : `${text} ${more}`;
  }
}
