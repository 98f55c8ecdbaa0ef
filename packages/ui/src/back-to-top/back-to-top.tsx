'use client';

import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { useScrolledPast } from '../internal/use-scrolled-past.js';
import { scrollBehaviour, startOf } from './back-to-top.logic.js';

export interface BackToTopLabels {
  /** Name of the button. */
  backToTop: string;
}

export interface BackToTopProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'hidden' | 'aria-label'
> {
  /** Words of the button. */
  labels: BackToTopLabels;
  /** It appears when the page is scrolled by more pixels than this. Default 1000. */
  threshold?: number;
  /** Id of the element that takes focus at the top. Default: the page's `<main>`. */
  target?: string;
}

/**
 * A button in the corner of a long page that leads back to its start; on a narrow screen it stands at the end, where it is put in
 * the page, and covers no text. State: `data-visible`.
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

function returnToStart(target?: string) {
  const start = startOf(document, target);
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: scrollBehaviour(matches) });
}
