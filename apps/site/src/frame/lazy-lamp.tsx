import type { PictureStem } from '@gloam/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { savesData } from '../runtime/saves-data.ts';
import { firstInteraction } from '../start/interaction.ts';
import { whenIdle } from '../runtime/when-idle.ts';

export interface LampProps {
  /** The light of the lamp alone. */
  plate: PictureStem;
  /** The same, cut for upright screens. */
  upright?: PictureStem;
  /** What its light waits for: the first scroll, after which the depth of the page is its strength, or that its place comes near the screen. Default neither. */
  waits?: 'scroll' | 'near';
  /** Of the style sheet: where it lies, and how bright it is. */
  className: string;
  /** How bright it is, from 0 to 1. Default: the style sheet says it. */
  strength?: number;
}

/** Where somebody may see light move: nobody has asked for rest, and pictures have their own colours. */
const WELCOME = '(prefers-reduced-motion: no-preference) and (forced-colors: none)';

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/**
 * A lamp over a picture, as decoration. Nothing of it is fetched before somebody is here, the page has loaded and the browser is idle; nothing at all
 * where data or motion are to be saved.
 */
export function Lamp(props: LampProps) {
  const [Plate, setPlate] = useState<ComponentType<LampProps>>();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const light = async () => {
      await firstInteraction();
      await loaded();
      await whenIdle();
      if (signal.aborted || savesData() || !matchMedia(WELCOME).matches) return;
      const { LampPlate } = await import('./lamp-plate.tsx');
      if (!signal.aborted) setPlate(() => LampPlate);
    };
    // Without it the picture is what it was.
    light().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, []);

  return Plate && <Plate {...props} />;
}
