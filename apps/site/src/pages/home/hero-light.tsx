import { fromStem, Picture } from '@gloam/ui';
import { useEffect, useState } from 'react';
import { savesData } from '../../runtime/saves-data.ts';
import { whenIdle } from '../../runtime/when-idle.ts';
import light from '../../../content/pictures/corridor-light.json';

/** Where there is room for it, and nobody has asked for rest. */
const WANTED = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

const plate = { ...fromStem(light), placeholder: undefined };

/**
 * The lamp at the end of the corridor, over its picture: it comes up as the visitor goes down the page. Light adds up, so the plate holds
 * that lamp alone. It is fetched once somebody scrolls, and the style sheet ties its strength to the depth; where a browser cannot do that, there is none.
 */
export function HeroLight() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const onScroll = () => {
      if (savesData() || !CSS.supports('animation-timeline: scroll()') || !matchMedia(WANTED).matches) return;
      void whenIdle().then(() => {
        if (!signal.aborted) setWanted(true);
      });
    };
    addEventListener('scroll', onScroll, { once: true, passive: true, signal });
    return () => {
      left.abort();
    };
  }, []);

  if (!wanted) return null;
  return <Picture {...plate} className="hero-light" alt="" decorative sizes="100vw" />;
}
