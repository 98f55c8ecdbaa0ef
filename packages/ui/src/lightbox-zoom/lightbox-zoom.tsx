'use client';

import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';
import type { LightboxStage, LightboxTransform } from '../lightbox/lightbox.js';
import { afterKey, MAX_SCALE, percentOf } from './lightbox-zoom.logic.js';
import { sizesOn } from './stage-sizes.js';
import { listenToGestures } from './zoom-gestures.js';

export interface LightboxZoomLabels {
  /** Name of the group of buttons. */
  zoom: string;
  /** Name of the button that magnifies. */
  zoomIn: string;
  /** Name of the button that takes it back, step by step. */
  zoomOut: string;
  /** How much it is magnified, short enough to be seen on a button, such as "150%". */
  level: (at: { percent: number }) => string;
  /** Name of the button that shows the whole picture again; it must contain the level. */
  reset: (at: { percent: number }) => string;
  /** Said when it is magnified otherwise than before, such as "Zoom 150%". */
  announcement: (at: { percent: number }) => string;
}

export interface LightboxZoomProps extends LightboxStage, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Words of the buttons. */
  labels: LightboxZoomLabels;
}

/**
 * Magnifies the picture of a `Lightbox`, up to four times: buttons, the keys `+`, `-` and `0`, a pinch, a double tap.
 * While magnified the arrow keys and a drag look around. An entry of its own: who does not pass it to the lightbox
 * does not load it.
 */
export function LightboxZoom({
  labels,
  stageRef,
  transform,
  onTransformChange,
  className,
  ...rest
}: LightboxZoomProps) {
  // What was said last; a gesture on its way is not said.
  const [said, setSaid] = useState<number>();
  const percent = percentOf(transform.scale);
  const held = useLatest({ transform, onTransformChange });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    // Several events may come before the next drawing: the last transform is held here.
    const show = (next: LightboxTransform) => {
      held.current.transform = next;
      held.current.onTransformChange(next);
    };
    const say = () => {
      setSaid(percentOf(held.current.transform.scale));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
      const { transform } = held.current;
      const next = afterKey(event.key, transform, sizesOn(stage));
      if (!next) return;
      // Tells the lightbox, which listens on the window too, that the key is taken.
      event.preventDefault();
      show(next);
      if (next.scale !== transform.scale) say();
    };
    const endGestures = listenToGestures(stage, {
      transform: () => held.current.transform,
      onTransform: show,
      onSettled: say,
    });
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      endGestures();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [stageRef, held]);

  /** A button does what its key does. */
  const press = (key: '+' | '-' | '0') => {
    const next = stageRef.current && afterKey(key, transform, sizesOn(stageRef.current));
    if (!next) return;
    onTransformChange(next);
    setSaid(percentOf(next.scale));
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
        {said !== undefined && said === percent && labels.announcement({ percent })}
      </span>
    </div>
  );
}
