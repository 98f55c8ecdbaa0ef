'use client';

import { useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { useModal } from '../internal/use-modal.js';
import type { Shown } from '../plate-pair/plate-pair.logic.js';
import { PlateToggle } from '../plate-pair/plate-toggle.js';
import { LightboxSlides } from './lightbox-slides.js';
import {
  CLOSED,
  counterText,
  indexAfter,
  isBackdrop,
  viewAfter,
  type LightboxContent,
  type Step,
} from './lightbox.logic.js';
import { anchorOf } from './use-lightbox-history.js';
import { useLightboxKeys } from './use-lightbox-keys.js';
import { useSwipe } from './use-swipe.js';

export interface LightboxSurfaceProps extends LightboxContent {
  index: number | null;
  onIndexChange: (index: number | null) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ICONS = { close: 'close', previous: 'arrow-left', next: 'arrow-right' } satisfies Record<
  string,
  IconName
>;

export function LightboxSurface({
  index,
  onIndexChange,
  open,
  onOpenChange,
  images,
  labels,
  wrap = true,
  anchor = 'image',
  zoom,
  renderImage,
  className,
  classNames: classes,
  ref,
  ...rest
}: LightboxSurfaceProps) {
  const [view, setView] = useState(CLOSED);
  if (view.index !== index) setView(viewAfter(view, index));
  const { stepped, transform } = view;
  const shown = view.shown ?? 0;
  const total = images.length;
  const zoomed = transform.scale > 1;
  const [plate, setPlate] = useState<{ of: number; shown: Shown }>();
  const [askedPlate, setAskedPlate] = useState<number>();
  const shownPlate = plate?.of === shown ? plate.shown : 'first';

  const go = (step: Step) => {
    onIndexChange(step === 'close' ? null : indexAfter(step, shown, total, wrap));
  };

  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(dialog, ref);
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const positionId = useId();
  const swipe = useSwipe(go, total > 1 && !zoomed);
  useLightboxKeys(dialog, open, go);
  useModal(dialog, {
    open,
    onOpenChange: () => {
      go('close');
    },
    returnTo: () => document.getElementById(anchorOf(anchor, shown)),
  });

  const image = images[shown];
  if (view.shown === null || !image) return null;

  const button = (step: keyof typeof ICONS) => (
    <button
      type="button"
      className={classNames('gloam-square gloam-lightbox-button', classes?.button)}
      data-step={step}
      aria-label={labels[step]}
      aria-disabled={(step !== 'close' && indexAfter(step, shown, total, wrap) === shown) || undefined}
      onClick={() => {
        go(step);
      }}
    >
      <Icon name={ICONS[step]} size={24} />
    </button>
  );

  return (
    // Keyboard users close with Escape or the close button instead of pressing the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={mergedRef}
      popover="auto"
      className={classNames('gloam-lightbox', className)}
      aria-modal={open || undefined}
      aria-label={labels.dialog}
      aria-describedby={positionId}
      data-open={open || undefined}
      data-zoomed={zoomed || undefined}
      data-captions={images.some(({ caption }) => caption) || undefined}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // While zoomed, the end of a drag may look like a press on the backdrop.
        if (!zoomed && isBackdrop(pressed.current) && isBackdrop(event.target)) go('close');
      }}
    >
      <p className={classNames('gloam-mono gloam-lightbox-counter', classes?.counter)} aria-hidden="true">
        {counterText(shown, total)}
      </p>
      <span id={positionId} hidden>
        {labels.position({ index: shown + 1, total })}
      </span>
      {button('close')}
      {total > 1 && button('previous')}
      {total > 1 && button('next')}
      {labels.plates && image.second && (
        <PlateToggle
          className="gloam-lightbox-plates"
          labels={labels.plates}
          shown={shownPlate}
          hotkey={open}
          onIntent={() => {
            setAskedPlate(shown);
          }}
          onShownChange={(next) => {
            setAskedPlate(shown);
            setPlate({ of: shown, shown: next });
          }}
        />
      )}
      {/* oxlint-disable-next-line react/refs -- The reference is handed on, and not read. */}
      {zoom?.({
        stageRef: stage,
        transform,
        onTransformChange: (next) => {
          setView((before) => ({ ...before, transform: next }));
        },
      })}
      <figure className={classNames('gloam-lightbox-figure', classes?.figure)} aria-labelledby={positionId}>
        <div
          ref={stage}
          className={classNames('gloam-lightbox-stage', classes?.stage)}
          data-zoomable={!!zoom || undefined}
          {...swipe}
        >
          <LightboxSlides
            images={images}
            index={shown}
            wrap={wrap}
            transform={transform}
            renderImage={renderImage}
            plate={shownPlate}
            plateAsked={askedPlate === shown}
          />
        </div>
        {image.caption && (
          <figcaption className={classNames('gloam-lightbox-caption', classes?.caption)}>
            {image.caption}
          </figcaption>
        )}
      </figure>
      <p className="gloam-visually-hidden" role="status">
        {plate?.of === shown
          ? labels.plates?.announcement({ shown: shownPlate })
          : stepped &&
            labels.announcement({ index: shown + 1, total, description: image.caption ?? image.alt })}
      </p>
    </dialog>
  );
}
