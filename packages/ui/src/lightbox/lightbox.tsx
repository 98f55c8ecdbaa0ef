'use client';

import { lazyPart } from '../internal/lazy-part.js';
import { useControlled } from '../internal/use-controlled.js';
import { existingIndex, type LightboxContent, type LightboxIndexProps } from './lightbox.logic.js';
import { useLightboxHistory } from './use-lightbox-history.js';

export type LightboxProps = LightboxContent &
  LightboxIndexProps & {
    /**
     * Whether going back closes the lightbox and the URL hash names the picture, such as `#image-3`. Opening adds one
     * history entry, stepping replaces it, closing goes back.
     * @default true
     */
    history?: boolean;
  };

const surface = lazyPart(() => import('./lightbox-surface.js').then((module) => module.LightboxSurface));

/**
 * Shows pictures one at a time over the whole page: a modal dialog (APG), a `<dialog>` shown as a popover. Renders
 * nothing until it is opened; its code is loaded then, or by `Lightbox.preload()`. On closing, focus returns to the
 * thumbnail of the picture shown last (the element whose id is the picture's anchor), or else to the element that had
 * it before. `className`, `ref` and other attributes reach the dialog. State: `data-open`, `data-zoomed`,
 * `data-captions`, and `data-current` on the picture shown.
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

/** Loads the code of the lightbox; call it when the visitor is about to open one. */
Lightbox.preload = surface.preload;

export type {
  LightboxImage,
  LightboxIndexProps,
  LightboxLabels,
  LightboxPart,
  LightboxStage,
  LightboxTransform,
} from './lightbox.logic.js';
