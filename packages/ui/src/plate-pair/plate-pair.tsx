'use client';

import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { classNames } from '../internal/class-names.js';
import { lazyPart } from '../internal/lazy-part.js';
import { useControlled } from '../internal/use-controlled.js';
import { Picture } from '../picture/picture.js';
import { other, type Plate, type PlatePairLabels, type Shown, type Spot } from './plate-pair.logic.js';
import { isToggleKey, PlateToggle } from './plate-toggle.js';
import { Plates } from './plates.js';
import { useHold } from './use-hold.js';

export interface PlatePairProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture shown first. */
  first: Plate;
  /** The other picture, of the same view and size. Loaded when the visitor is about to ask for it. */
  second: Plate;
  /** The places where the pictures differ; a mark has to hit one of them. */
  spots: readonly Spot[];
  /** Texts of the toggle, of the grid and of the result of a mark. */
  labels: PlatePairLabels;
  /** Number on the edge, such as "04", to tell several pairs apart. @default none */
  number?: string;
  /** Whether the spot is found; makes it controlled. @default uncontrolled, `false` at first */
  found?: boolean;
  /** Called when a mark hits a spot for the first time. @default none */
  onFound?: () => void;
  /** Content at the end of the edge before anything is marked. @default none */
  hint?: ReactNode;
  /** The `sizes` attribute of both pictures. @default '100vw' */
  sizes?: string;
}

// Loaded after hydration and not rendered on the server, as the cells do nothing without JavaScript.
const grid = lazyPart(() => import('./spot-grid.js').then((module) => module.SpotGrid));

/**
 * Two pictures of one view that differ in one thing. A toggle, the T key or pressing and holding shows the other
 * picture, and the visitor marks the difference with a pointer or, by keyboard, in a grid. Without JavaScript both
 * are shown side by side. State: `data-shown`, `data-found`.
 */
export function PlatePair({
  first,
  second,
  spots,
  labels,
  number,
  found,
  onFound,
  hint,
  sizes = '100vw',
  className,
  onKeyDown,
  ...rest
}: PlatePairProps) {
  const [isFound, setFound] = useControlled<boolean>(found, false, () => onFound?.());
  const [shown, setShown] = useState<Shown>('first');
  const [wanted, setWanted] = useState(false);
  const [mark, setMark] = useState<Spot>();
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(true);
  const want = () => {
    setWanted(true);
  };
  const { held, wasHeld, handlers } = useHold(want);
  const visible = held ? other(shown) : shown;

  const show = (next: Shown) => {
    want();
    setShown(next);
    setAnnouncement(labels.announcement({ shown: next }));
  };
  const judge = (at: Spot, hit: boolean) => {
    if (wasHeld()) return;
    setMark(at);
    setAnnouncement(hit ? labels.found : labels.missed);
    if (!hit) return;
    // Moves focus before the cells are unmounted, so that it isn't lost.
    root.current?.querySelector<HTMLElement>('.gloam-plate-toggle')?.focus({ preventScroll: true });
    setFound(true);
  };
  const rings = isFound ? spots : mark && [mark];
  const state = isFound ? labels.found : mark && labels.missed;
  const look = { sizes };

  return (
    // The T key is an alternative to the toggle.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...rest}
      className={classNames('gloam-plate-pair', className)}
      data-shown={visible}
      data-found={isFound || undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isToggleKey(event.nativeEvent)) show(other(shown));
      }}
    >
      <div ref={root}>
        <FilmFrame
          bottom={{
            start: number,
            middle: (
              <PlateToggle labels={labels} of={number} shown={shown} onShownChange={show} onIntent={want} />
            ),
            end: state ?? hint,
          }}
        >
          {/* Pressing and holding is an alternative to the toggle. */}
          <div className="gloam-plate-pair-stage" onPointerEnter={want} {...handlers}>
            <Plates first={first} second={second} shown={visible} wanted={wanted} look={look} />
            <noscript>
              <Picture {...second} {...look} />
            </noscript>
            <grid.Part
              open={isReady && !isFound}
              onOpenChange={setReady}
              labels={labels}
              spots={spots}
              onMark={judge}
            />
            {rings?.map(({ x, y, width, height }, at) => (
              <span
                key={at}
                className="gloam-plate-pair-mark"
                style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
              />
            ))}
          </div>
        </FilmFrame>
      </div>
      <p className="gloam-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

const share = (value: number) => `${String(value * 100)}%`;

export type { Plate, PlateLabels, PlatePairLabels, Spot } from './plate-pair.logic.js';
