import { fromStem, Picture, type PictureStem } from '@gloam/ui';
import { useEffect, useRef, useState } from 'react';
import type { LampProps } from './lamp-props.ts';
import { whenIdle } from '../shared/when-idle.ts';

const image = (stem: PictureStem) => ({ ...fromStem(stem), placeholder: undefined });

/** Calls back on the first scroll, or immediately if the page is already scrolled. Never without scroll-driven animations. */
function onScroll(call: () => void, signal: AbortSignal): void {
  if (!CSS.supports('animation-timeline: scroll()')) return;
  if (scrollY > 0) call();
  else addEventListener('scroll', call, { once: true, passive: true, signal });
}

/** Calls back when an element is less than one viewport away. */
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

/** Picture of a lamp's light, blended onto the picture below. Fades in when it has loaded. State: `data-lit`. */
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
