// WCAG 2.5.8: targets are at least 24 by 24 CSS px.
import { isShown, labelOf } from './elements.ts';

const TARGETS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[tabindex="0"]',
  '[role="tab"]',
  '[role^="menuitem"]',
].join();

const LEAST = 24;

/** Invisible targets: the honeypot, focus guards, and the skip link without focus. */
const HIDDEN = '[aria-hidden="true"], .gloam-visually-hidden, .gloam-skip-link, [data-radix-focus-guard]';

/** The exception for links in a sentence, which are as high as their line. */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  let block = target.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return (block?.textContent ?? '').trim() !== target.textContent.trim();
}

/** Whether an element belongs to the target or its label. */
function isPartOf(target: Element, hit: Element | null): boolean {
  return !!hit && (target.contains(hit) || hit.closest('label')?.control === target);
}

/** Whether a pseudo-element extends the target to 24 px: its corners are hit. */
function answersAround(target: Element): boolean {
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const reach = LEAST / 2 - 0.5;
  return [-reach, reach].every((x) =>
    [-reach, reach].every((y) => isPartOf(target, document.elementFromPoint(middle.x + x, middle.y + y))),
  );
}

export function smallTargets(root: Element): string[] {
  return [...root.querySelectorAll(TARGETS)]
    .filter((target) => isShown(target) && !target.closest(HIDDEN))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < LEAST && !isInSentence(target) && !answersAround(target);
    })
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${labelOf(target)} is ${width.toFixed(1)} × ${height.toFixed(1)} px`;
    });
}
