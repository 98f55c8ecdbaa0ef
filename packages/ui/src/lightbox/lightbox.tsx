'use client';

import { lazyPart } from '../internal/lazy-part.js';
import { useControlled } from '../internal/use-controlled.js';
import { existingIndex, type LightboxContent, type LightboxIndexProps } from './lightbox.logic.js';
import { useLightboxHistory } from './use-lightbox-history.js';

export type LightboxProps = LightboxContent &
  LightboxIndexProps & {
    /**
     * Back closes it, and the address names the picture: `#image-3`. Opening adds one entry to the history, steps
     * replace it, closing goes back. Default `true`.
     */
    history?: boolean;
  };

const surface = lazyPart(() => import('./lightbox-surface.js').then((module) => module.LightboxSurface));

/**
 * Pictures one at a time over the whole page: a modal dialog (APG), a `<dialog>` shown as a popover. Draws nothing until it is
 * opened; its code is fetched then, or on `Lightbox.preload()`. Focus returns to the thumbnail of the picture shown
 * last, which is the element with its anchor as id, or to what had it. `className`, `ref` and the like reach the
 * dialog. State: `data-open`, `data-zoomed`, `data-captions`, and `data-current` on the picture shown.
 */
export function Lightbox({
  index,
  defaultIndex = null,
  onIndexChange,
  history = true,
  anchor = 'image',
  ...content
}: LightboxProps) {
  const [asked, setIndex] = useControlled<number | null>(index, defaultIndex, onIndexChange);
  const total = content.images.length;
  const current = existingIndex(asked, total);
  useLightboxHistory({ enabled: history, anchor, total, index: current, onIndexChange: setIndex });

  return (
    <surface.Part
      {...content}
      anchor={anchor}
      index={current}
      onIndexChange={setIndex}
      open={current !== null}
      onOpenChange={() => {
        setIndex(null);
      }}
    />
  );
}

/** Fetches the code of the lightbox; call it when somebody is about to open one. */
Lightbox.preload = surface.preload;

export type {
  LightboxImage,
  LightboxIndexProps,
  LightboxLabels,
  LightboxPart,
  LightboxStage,
  LightboxTransform,
} from './lightbox.logic.js';
