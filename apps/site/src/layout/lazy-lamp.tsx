import { useEffect, useState, type ComponentType } from 'react';
import type { LampProps } from './lamp-props.ts';
import { savesData } from '../shared/saves-data.ts';
import { whenIdle } from '../shared/when-idle.ts';

/** Where somebody may see light move: nobody has asked for rest, and pictures have their own colours. */
const WELCOME = '(prefers-reduced-motion: no-preference) and (forced-colors: none)';

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/**
 * A lamp over a picture, as decoration. Nothing of it is fetched before the page has loaded and the browser is idle; nothing at all where
 * data or motion are to be saved.
 */
export function Lamp(props: LampProps) {
  const [Plate, setPlate] = useState<ComponentType<LampProps>>();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const light = async () => {
      await loaded();
      await whenIdle();
      if (signal.aborted || savesData() || !matchMedia(WELCOME).matches) return;
      const { LampPlate } = await import('./lamp-plate.tsx');
      signal.throwIfAborted();
      setPlate(() => LampPlate);
    };
    // Without it the picture is what it was.
    light().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, []);

  return Plate && <Plate {...props} />;
}
