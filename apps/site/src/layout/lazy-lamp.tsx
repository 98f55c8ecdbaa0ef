import { useEffect, useState, type ComponentType } from 'react';
import type { LampProps } from './lamp-props.ts';
import { savesData } from '../shared/saves-data.ts';
import { whenIdle } from '../shared/when-idle.ts';

/** Media query for visitors who accept motion and don't use forced colors. */
const WELCOME = '(prefers-reduced-motion: no-preference) and (forced-colors: none)';

const isWelcome = (still: string | undefined) =>
  matchMedia(WELCOME).matches ||
  (still !== undefined && matchMedia(`${still} and (forced-colors: none)`).matches);

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/**
 * Decorative lamp over a picture. Loads after the page has loaded and the browser is idle. Never loads if the visitor saves data or uses
 * forced colors, nor with reduced motion unless it is `still`.
 */
export function Lamp({ still, ...props }: LampProps) {
  const [Plate, setPlate] = useState<ComponentType<LampProps>>();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const light = async () => {
      await loaded();
      await whenIdle();
      if (signal.aborted || savesData() || !isWelcome(still)) return;
      const { LampPlate } = await import('./lamp-plate.tsx');
      signal.throwIfAborted();
      setPlate(() => LampPlate);
    };
    // The lamp is decoration: ignore a failed import.
    light().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, [still]);

  return Plate && <Plate {...props} />;
}
