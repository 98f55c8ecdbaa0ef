'use client';

import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';
import type { LightboxStage, LightboxTransform } from '../lightbox/lightbox.js';
import { afterKey, MAX_SCALE, percentOf } from './lightbox-zoom.logic.js';
import { listenToGestures, sizesOn } from './zoom-gestures.js';

export interface LightboxZoomLabels {
  /** Accessible name of the group of buttons. */
  zoom: string;
  /** Accessible name of the zoom-in button. */
  zoomIn: string;
  /** Accessible name of the zoom-out button. */
  zoomOut: string;
  /** Visible text of the reset button, such as "150%"; keep it short. */
  level: (at: { percent: number }) => string;
  /** Accessible name of the reset button; has to contain the text of `level`. */
  reset: (at: { percent: number }) => string;
  /** Announced to screen readers when the scale changes, such as "Zoom 150%". */
  announcement: (at: { percent: number }) => string;
}

export interface LightboxZoomProps extends LightboxStage, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Texts of the buttons. */
  labels: LightboxZoomLabels;
}

/**
 * Zooms the picture of a `Lightbox` up to four times: buttons, the keys `+`, `-` and `0`, pinch, double tap. While
 * zoomed, the arrow keys and dragging pan the picture. It has its own entry point, so pages without zoom don't load
 * it.
 */
export function LightboxZoom({
  labels,
  stageRef,
  transform,
  onTransformChange,
  className,
  ...rest
}: LightboxZoomProps) {
  // Changes during a gesture are not announced.
  const [announced, setAnnounced] = useState<number>();
  const percent = percentOf(transform.scale);
  const held = useLatest({ transform, onTransformChange });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    // Keeps the latest transform here, because several events may arrive before the next render.
    const show = (next: LightboxTransform) => {
      held.current.transform = next;
      held.current.onTransformChange(next);
    };
    const announce = () => {
      setAnnounced(percentOf(held.current.transform.scale));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
      // A closed lightbox stays in the DOM; its keys belong to the page.
      if (stage.closest('dialog:not([data-open])')) return;
      const { transform } = held.current;
      const next = afterKey(event.key, transform, sizesOn(stage));
      if (!next) return;
      // Tells the lightbox, which also listens on the window, that the key is handled.
      event.preventDefault();
      show(next);
      if (next.scale !== transform.scale) announce();
    };
    const endGestures = listenToGestures(stage, {
      transform: () => held.current.transform,
      onTransform: show,
      onSettled: announce,
    });
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      endGestures();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [stageRef, held]);

  /** Handles a button like the key that does the same. */
  const press = (key: '+' | '-' | '0') => {
    const next = stageRef.current && afterKey(key, transform, sizesOn(stageRef.current));
    if (!next) return;
    onTransformChange(next);
    setAnnounced(percentOf(next.scale));
  };

  const button = (key: '+' | '-', name: string, icon: IconName, atEnd: boolean) => (
    <button
      type="button"
      className="gloam-square gloam-lightbox-zoom-button"
      aria-label={name}
      aria-keyshortcuts={key === '+' ? 'Plus' : key}
      aria-disabled={atEnd || undefined}
      onClick={() => {
        press(key);
      }}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <div
      {...rest}
      className={classNames('gloam-lightbox-zoom', className)}
      role="group"
      aria-label={labels.zoom}
    >
      {button('-', labels.zoomOut, 'minus', transform.scale <= 1)}
      <button
        type="button"
        className="gloam-square gloam-mono gloam-lightbox-zoom-button"
        aria-label={labels.reset({ percent })}
        aria-keyshortcuts="0"
        aria-disabled={transform.scale === 1 || undefined}
        onClick={() => {
          press('0');
        }}
      >
        {labels.level({ percent })}
      </button>
      {button('+', labels.zoomIn, 'plus', transform.scale >= MAX_SCALE)}
      <span className="gloam-visually-hidden" role="status">
        {announced === percent && labels.announcement({ percent })}
      </span>
    </div>
  );
}
