import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import type { PictureImage, RenderImage } from '../picture/picture.js';
import type { Plate, PlateLabels } from '../plate-pair/plate-pair.js';

/** A picture with its texts. */
export interface LightboxImage extends PictureImage {
  /** Alternative text. May not be empty, as the picture is the content here. */
  alt: string;
  /** Caption under the picture. @default none */
  caption?: string;
  /** Another picture of the same view, shown by a toggle. @default none */
  second?: Plate;
}

export interface LightboxLabels {
  /** Accessible name of the dialog, such as the heading above the thumbnails. */
  dialog: string;
  /** Accessible name of the close button. */
  close: string;
  /** Accessible name of the button to the previous picture. */
  previous: string;
  /** Accessible name of the button to the next picture. */
  next: string;
  /** Accessible name of the figure, such as "Image 3 of 29"; `index` counts from 1. */
  position: (at: { index: number; total: number }) => string;
  /**
   * Announced to screen readers after each step, such as "Image 3 of 29, A corridor"; `description` is the caption or
   * else the `alt`.
   */
  announcement: (at: { index: number; total: number; description: string }) => string;
  /** Texts of the toggle of pictures that have a `second`; without them there is no toggle. @default none */
  plates?: PlateLabels;
}

/** Index of the picture shown, from 0, controlled or uncontrolled; `null` means the lightbox is closed. */
export type LightboxIndexProps =
  | {
      /** Index of the picture shown; makes the lightbox controlled. */
      index: number | null;
      defaultIndex?: never;
      /** Called when the visitor steps, closes, goes back or follows a URL with a hash. */
      onIndexChange: (index: number | null) => void;
    }
  | {
      index?: undefined;
      /** Index of the picture shown at first. @default null */
      defaultIndex?: number | null;
      /** Called when the visitor steps, closes, goes back or follows a URL with a hash. @default none */
      onIndexChange?: (index: number | null) => void;
    };

/** Transform of the picture: a scale, then a translation in CSS pixels from the centre of the stage. */
export interface LightboxTransform {
  /** Scale; 1 shows the whole picture. */
  scale: number;
  x: number;
  y: number;
}

/** Props that the lightbox passes to its zoom component. */
export interface LightboxStage {
  /** Ref of the box that shows the picture and receives the gestures. */
  stageRef: RefObject<HTMLElement | null>;
  /** Current transform of the picture. */
  transform: LightboxTransform;
  /** Called when the visitor zooms or pans the picture. */
  onTransformChange: (transform: LightboxTransform) => void;
}

/** Parts of the lightbox that accept a class. */
export type LightboxPart = 'counter' | 'button' | 'figure' | 'stage' | 'caption';

/** Props shared by `Lightbox` and the surface that it loads when opened. */
export interface LightboxContent extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'aria-describedby' | 'aria-label' | 'children' | 'open' | 'role'
> {
  /** The pictures, in order. */
  images: readonly LightboxImage[];
  /** Texts of the dialog and its buttons. */
  labels: LightboxLabels;
  /** Classes of the parts; `className` is set on the dialog. @default none */
  classNames?: Partial<Record<LightboxPart, string>>;
  /** Whether stepping past the last picture leads to the first, and vice versa. @default true */
  wrap?: boolean;
  /** Prefix of the thumbnails' ids and of the URL hashes: `image` gives `image-1`, `image-2`, … @default 'image' */
  anchor?: string;
  /** Renders the `<img>` of each picture, as in `Picture`. @default a plain `<img>` */
  renderImage?: RenderImage;
  /** Renders the zoom controls, such as `(stage) => <LightboxZoom {...stage} labels={…} />`. @default none */
  zoom?: (stage: LightboxStage) => ReactNode;
}

export type Direction = 'ltr' | 'rtl';

/** Steps that a key can trigger. */
export type Step = 'previous' | 'next' | 'first' | 'last' | 'close';

export const AT_REST: LightboxTransform = { scale: 1, x: 0, y: 0 };

/** Returns the nearest valid index as a whole number; `null` if there is nothing to show. */
export function existingIndex(index: number | null, total: number): number | null {
  if (index === null || total < 1) return null;
  return Math.min(Math.max(Math.trunc(index) || 0, 0), total - 1);
}

/** Returns the index after a step; at an end that doesn't wrap, the same index. */
export function indexAfter(step: Exclude<Step, 'close'>, index: number, total: number, wrap: boolean) {
  if (step === 'first') return 0;
  if (step === 'last') return total - 1;
  const next = index + (step === 'next' ? 1 : -1);
  return wrap ? (next + total) % total : Math.min(Math.max(next, 0), total - 1);
}

/**
 * Returns the indices of the pictures in the DOM: the one shown and its neighbours, which load ahead of the next
 * step.
 */
export function indicesAround(index: number, total: number, wrap: boolean): number[] {
  const around = [index, indexAfter('next', index, total, wrap), indexAfter('previous', index, total, wrap)];
  return [...new Set(around)].sort((a, b) => a - b);
}

/** Returns the counter's text, such as "07 / 29", with both numbers padded to the same number of digits. */
export function counterText(index: number, total: number): string {
  const last = String(total).padStart(2, '0');
  return `${String(index + 1).padStart(last.length, '0')} / ${last}`;
}

/** Returns the `sizes` attribute of a picture shown whole on the screen, multiplied by the zoom. */
export function sizesOf({ width, height }: PictureImage, scale: number): string {
  const fits = `min(100vw, ${String(Math.round((100 * width) / height))}vh)`;
  return scale > 1 ? `calc(${String(Math.ceil(scale))} * ${fits})` : fits;
}

/** State that the lightbox keeps from one index to the next. */
export interface View {
  /** The index of the last render. */
  index: number | null;
  /** The picture shown last, which stays while the lightbox fades out; `null` before it first opens. */
  shown: number | null;
  /**
   * Whether the visitor stepped to `shown`. Opening isn't a step: the thumbnail's name already describes the picture.
   */
  stepped: boolean;
  transform: LightboxTransform;
}

export const CLOSED: View = { index: null, shown: null, stepped: false, transform: AT_REST };

export function viewAfter(view: View, index: number | null): View {
  return {
    index,
    shown: index ?? view.shown,
    stepped: view.index !== null && index !== null,
    transform: AT_REST,
  };
}

const BACKDROP = '.gloam-lightbox, .gloam-lightbox-figure, .gloam-lightbox-stage, .gloam-lightbox-slide';

/** Returns whether an element belongs to the backdrop around the picture; pressing it closes the lightbox. */
export function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(BACKDROP);
}
