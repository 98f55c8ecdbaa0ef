import type { LightboxTransform } from '../lightbox/lightbox.js';
import {
  isDoubleTap,
  isTap,
  panBy,
  pinch,
  scaleTo,
  TAP_SCALE,
  type Point,
  type Sizes,
  type Tap,
} from './lightbox-zoom.logic.js';

/** Zoom per pixel of a wheel event: browsers report a trackpad pinch as wheel events of a few pixels each. */
const WHEEL_RATE = 0.01;

interface Zoomed {
  transform: () => LightboxTransform;
  onTransform: (transform: LightboxTransform) => void;
  /** Called when a gesture ends. */
  onSettled: () => void;
}

/**
 * Handles pinching with two fingers or on a trackpad, double taps, and dragging while zoomed. Drags and pinches are
 * measured from where they began, so that rounding errors don't add up. Returns a function that removes the
 * listeners.
 */
export function listenToGestures(stage: HTMLElement, { transform, onTransform, onSettled }: Zoomed) {
  const pointers = new Map<number, Point>();
  let begun = { transform: transform(), points: [] as Point[] };
  let lastTap: Tap | null = null;
  let pressed: Point | null = null;

  const begin = () => {
    begun = { transform: transform(), points: [...pointers.values()] };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointOn(stage, event);
    pointers.set(event.pointerId, point);
    pressed = pointers.size === 1 ? point : null;
    begin();
  };

  const onMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, pointOn(stage, event));
    const [one, other] = pointers.values();
    const [first, second] = begun.points;
    if (!one || !first) return;
    if (other && second) onTransform(pinch(begun.transform, [first, second], [one, other], sizesOn(stage)));
    else if (begun.transform.scale > 1) {
      stage.setPointerCapture(event.pointerId);
      onTransform(panBy(begun.transform, one.x - first.x, one.y - first.y, sizesOn(stage)));
    }
  };

  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    begin();
    if (pointers.size > 0) onSettled();
    const point = pointOn(stage, event);
    if (event.type === 'pointerup' && pressed && isTap(pressed, point))
      onTap({ ...point, time: event.timeStamp });
  };

  const onTap = (tap: Tap) => {
    const double = isDoubleTap(lastTap, tap);
    lastTap = double ? null : tap;
    if (!double) return;
    const from = transform();
    onTransform(scaleTo(from, from.scale > 1 ? 1 : TAP_SCALE, sizesOn(stage), tap));
    onSettled();
  };

  const onWheel = (event: WheelEvent) => {
    // Browsers report a trackpad pinch as a wheel event with Ctrl, and would zoom the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const from = transform();
    const scale = from.scale * Math.exp(-event.deltaY * WHEEL_RATE);
    onTransform(scaleTo(from, scale, sizesOn(stage), pointOn(stage, event)));
  };

  // Prevents the browser's native drag of the image.
  const onDragStart = (event: Event) => {
    event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  stage.addEventListener('dragstart', onDragStart, { signal });
  return () => {
    listening.abort();
  };
}

/** Returns the sizes without the transform, so that a zoomed picture doesn't count as larger. */
export function sizesOn(stage: HTMLElement): Sizes {
  const picture = stage.querySelector<HTMLElement>('[data-current]') ?? stage;
  return {
    stage: { x: stage.clientWidth, y: stage.clientHeight },
    picture: { x: picture.offsetWidth, y: picture.offsetHeight },
  };
}

/** Returns the position of a pointer, measured from the centre of the stage. */
function pointOn(stage: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
