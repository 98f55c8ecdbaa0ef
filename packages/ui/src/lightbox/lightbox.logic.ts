import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import type { PictureImage, RenderImage } from '../picture/picture.js';
import type { Plate, PlateLabels } from '../plate-pair/plate-pair.js';

/** A picture with its words. */
export interface LightboxImage extends PictureImage {
  /** Says what can be seen. May not be empty: here the picture is what the visitor came for. */
  alt: string;
  /** Shown under the picture. Default none. */
  caption?: string;
  /** Another picture of the same view, which a switch shows instead. Default none. */
  second?: Plate;
}

export interface LightboxLabels {
  /** Name of the dialog, such as the heading over the thumbnails. */
  dialog: string;
  /** Name of the button that closes it. */
  close: string;
  /** Name of the button to the picture before. */
  previous: string;
  /** Name of the button to the picture after. */
  next: string;
  /** Name of the figure, such as "Image 3 of 29"; `index` counts from 1. */
  position: (at: { index: number; total: number }) => string;
  /** Said after each step, such as "Image 3 of 29, A corridor"; `description` is the caption, or else the `alt`. */
  announcement: (at: { index: number; total: number; description: string }) => string;
  /** Words of the switch of pictures that have a `second`. Default none, and no switch. */
  plates?: PlateLabels;
}

/** Which picture is shown, by its index from 0; `null` is none, the lightbox is closed. Held by the parent, or not. */
export type LightboxIndexProps =
  | {
      /** The picture that is shown; makes it controlled. */
      index: number | null;
      defaultIndex?: never;
      /** Called with the index that was asked for: by a step, by closing, by Back or by an address. */
      onIndexChange: (index: number | null) => void;
    }
  | {
      index?: undefined;
      /** The picture that is shown at first. Default `null`. */
      defaultIndex?: number | null;
      /** Called with the index that was asked for, as where `index` is given. Default none. */
      onIndexChange?: (index: number | null) => void;
    };

/** How the picture is drawn: a factor and then a shift in CSS pixels, from the middle of the stage. */
export interface LightboxTransform {
  /** 1 shows the whole picture. */
  scale: number;
  x: number;
  y: number;
}

/** What a zoom gets from the lightbox it stands in. */
export interface LightboxStage {
  /** The box that the picture is shown in, and that gestures happen on. */
  stageRef: RefObject<HTMLElement | null>;
  /** How the picture is drawn. */
  transform: LightboxTransform;
  /** Called with how it is to be drawn. */
  onTransformChange: (transform: LightboxTransform) => void;
}

/** Parts of the lightbox that take a class of yours. */
export type LightboxPart = 'counter' | 'button' | 'figure' | 'stage' | 'caption';

/** What the lightbox shows; shared by the light part and the part that is fetched. */
export interface LightboxContent extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'aria-describedby' | 'aria-label' | 'children' | 'open' | 'role'
> {
  /** The pictures, in order. */
  images: readonly LightboxImage[];
  /** Words of the dialog and of its buttons. */
  labels: LightboxLabels;
  /** Classes of the parts; `className` is that of the dialog. Default none. */
  classNames?: Partial<Record<LightboxPart, string>>;
  /** From the last picture on to the first, and back. Default `true`. */
  wrap?: boolean;
  /** Begins the ids of the thumbnails and the hashes: `image` makes `image-1`, `image-2`, … Default `image`. */
  anchor?: string;
  /** Draws the `<img>` of each picture, as for `Picture`. Default `<img>` itself. */
  renderImage?: RenderImage;
  /** Draws what magnifies the picture, such as `(stage) => <LightboxZoom {...stage} labels={…} />`. Default none. */
  zoom?: (stage: LightboxStage) => ReactNode;
}

export type Direction = 'ltr' | 'rtl';

/** Where the keys lead. */
export type Step = 'previous' | 'next' | 'first' | 'last' | 'close';

export const AT_REST: LightboxTransform = { scale: 1, x: 0, y: 0 };

/** The index that exists: whole, not below 0, not past the last; `null` where there is nothing to show. */
export function existingIndex(index: number | null, total: number): number | null {
  if (index === null || total < 1) return null;
  return Math.min(Math.max(Math.trunc(index) || 0, 0), total - 1);
}

/** Where a step leads; the same index at an end that does not wrap. */
export function indexAfter(step: Exclude<Step, 'close'>, index: number, total: number, wrap: boolean) {
  if (step === 'first') return 0;
  if (step === 'last') return total - 1;
  const next = index + (step === 'next' ? 1 : -1);
  return wrap ? (next + total) % total : Math.min(Math.max(next, 0), total - 1);
}

/** What a key asks for; `undefined` for keys that are not ours. */
export function stepOfKey(key: string, direction: Direction): Step | undefined {
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/** The pictures that are in the page: the one shown, and its neighbours, so that the next step finds it loaded. */
export function indicesAround(index: number, total: number, wrap: boolean): number[] {
  const around = [index, indexAfter('next', index, total, wrap), indexAfter('previous', index, total, wrap)];
  return [...new Set(around)].sort((a, b) => a - b);
}

/** Such as "07 / 29": as many digits for the first picture as for the last. */
export function counterText(index: number, total: number): string {
  const last = String(total).padStart(2, '0');
  return `${String(index + 1).padStart(last.length, '0')} / ${last}`;
}

/** The `sizes` of a picture that is shown whole on the screen, magnified by so much. */
export function sizesOf({ width, height }: PictureImage, scale: number): string {
  const fits = `min(100vw, ${String(Math.round((100 * width) / height))}vh)`;
  return scale > 1 ? `calc(${String(Math.ceil(scale))} * ${fits})` : fits;
}

/** What the lightbox remembers from one index to the next. */
export interface View {
  /** The index it was drawn for last. */
  index: number | null;
  /** The picture shown last, which stays while the lightbox fades out; `null` until it was open once. */
  shown: number | null;
  /** Whether `shown` was reached by a step. Opening is not one: the thumbnail said what it opens. */
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

/** Whether an element is part of the dark around the picture, a press on which closes. */
export function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(BACKDROP);
}
