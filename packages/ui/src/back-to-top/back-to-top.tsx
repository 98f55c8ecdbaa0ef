'use client';

import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { useScrolledPast } from '../internal/use-scrolled-past.js';

export interface BackToTopLabels {
  /** Text of the button, for screen readers. */
  backToTop: string;
}

export interface BackToTopProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'hidden' | 'aria-label'
> {
  /** Texts of the button. */
  labels: BackToTopLabels;
  /** The scroll distance in pixels beyond which the button appears. @default 1000 */
  threshold?: number;
  /** The id of the element that receives focus at the top. @default the page's `<main>` */
  target?: string;
}

/**
 * A button in the corner of a long page that scrolls back to its top. On a narrow screen it is in the page's flow,
 * where you render it, and covers no text. State: `data-visible`.
 */
export function BackToTop({ labels, threshold = 1000, target, className, onClick, ...rest }: BackToTopProps) {
  const visible = useScrolledPast(threshold);
  return (
    <button
      {...rest}
      type="button"
      className={classNames('gloam-square gloam-back-to-top', className)}
      hidden={!visible}
      data-visible={visible || undefined}
      aria-label={labels.backToTop}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) returnToStart(target);
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}

/** Focuses the element with the id, or else `<main>`, or else the body, and scrolls to the top. */
function returnToStart(target = '') {
  const start = document.getElementById(target) ?? document.querySelector('main') ?? document.body;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' });
}
