import type { Point, Sizes } from './lightbox-zoom.logic.js';

/** Returns the sizes without the transform, so that a zoomed picture doesn't count as larger. */
export function sizesOn(stage: HTMLElement): Sizes {
  const picture = stage.querySelector<HTMLElement>('[data-current]') ?? stage;
  return {
    stage: { x: stage.clientWidth, y: stage.clientHeight },
    picture: { x: picture.offsetWidth, y: picture.offsetHeight },
  };
}

/** Returns the position of a pointer, measured from the centre of the stage. */
export function pointOn(
  stage: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
