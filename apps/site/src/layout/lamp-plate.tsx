import { fromStem, Picture, type PictureStem } from '@gloam/ui';
import { useEffect, useRef, useState } from 'react';
import type { LampProps } from './lamp-props.ts';
import { whenIdle } from '../shared/when-idle.ts';

const image = (stem: PictureStem) => ({ ...fromStem(stem), placeholder: undefined });

/** Calls back when the page is scrolled or already was; never where a style sheet cannot follow the depth. */
function onScroll(call: () => void, signal: AbortSignal): void {
  if (!CSS.supports('animation-timeline: scroll()')) return;
  if (scrollY > 0) call();
  else addEventListener('scroll', call, { once: true, passive: true, signal });
}

/** Calls back when a place is less than a screen away. */
function onNear(place: Element, call: () => void, signal: AbortSignal): void {
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      call();
    },
    { rootMargin: '100%' },
  );
  near.observe(place);
  signal.addEventListener('abort', () => {
    near.disconnect();
  });
}

/** The plate of a lamp, added to the picture under it. It comes up once its file is there. State: `data-lit`. */
export function LampPlate({ plate, upright, waits, className, strength }: LampProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(waits === undefined);
  const [lit, setLit] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const want = () => {
      void whenIdle().then(() => {
        if (!signal.aborted) setWanted(true);
      });
    };
    if (waits === 'scroll') onScroll(want, signal);
    if (waits === 'near' && place.current) onNear(place.current, want, signal);
    return () => {
      left.abort();
    };
  }, [waits]);

  return (
    <div
      ref={place}
      className={`lamp ${className}`}
      style={{ opacity: strength }}
      data-lit={lit || undefined}
      aria-hidden="true"
      onLoadCapture={() => {
        setLit(true);
      }}
    >
      {wanted && (
        <Picture {...image(plate)} upright={upright && image(upright)} alt="" decorative sizes="100vw" />
      )}
    </div>
  );
}
