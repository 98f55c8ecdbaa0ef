// WCAG 2.5.8: what can be pressed is at least 24 by 24 CSS px.
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

/** Nobody sees these to press them: traps for robots and for focus, and the skip link before it has focus. */
const HIDDEN = '[aria-hidden="true"], .gloam-visually-hidden, .gloam-skip-link, [data-radix-focus-guard]';

/** Exception "inline": a link in a sentence is as high as its line. */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  let block = target.parentElement;
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return (block?.textContent ?? '').trim() !== target.textContent.trim();
}

/** A part of a target, or its label, may be pressed in its place. */
function isPartOf(target: Element, hit: Element | null): boolean {
  return !!hit && (target.contains(hit) || hit.closest('label')?.control === target);
}

/** Whether a square of 24 px around the middle answers, which a pseudo-element may add to a small box. */
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
