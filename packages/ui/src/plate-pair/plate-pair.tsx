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
  /** The picture that is shown first. */
  first: Plate;
  /** The other one, of the same view and size. Fetched when somebody comes near to asking for it. */
  second: Plate;
  /** Where they differ, one place or several: a mark has to hit one. */
  spots: readonly Spot[];
  /** Words of the switch, of the grid and of what comes of a mark. */
  labels: PlatePairLabels;
  /** The number on its edge, such as "04"; tells several apart. Default none. */
  number?: string;
  /** Whether the spot is found; makes it controlled. Default: held here, `false` at first. */
  found?: boolean;
  /** Called once, when a mark hits the spot. Default none. */
  onFound?: () => void;
  /** At the end of its edge before anything is marked. Default nothing. */
  hint?: ReactNode;
  /** How wide it is drawn, as the `sizes` attribute. Default `100vw`. */
  sizes?: string;
}

// Later, and never without script: the cells are for those who can use them.
const grid = lazyPart(() => import('./spot-grid.js').then((module) => module.SpotGrid));

/**
 * Two pictures of one view that differ in one thing: a switch, T, or a press that is held shows the other one, and the visitor marks
 * what differs, by pointer or in a grid by keys. Without script both stand side by side. State: `data-shown`, `data-found`.
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
  const [said, setSaid] = useState('');
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
    setSaid(labels.announcement({ shown: next }));
  };
  const judge = (at: Spot, hit: boolean) => {
    if (wasHeld()) return;
    setMark(at);
    setSaid(hit ? labels.found : labels.missed);
    if (!hit) return;
    // The cells go, and the focus would go with them.
    root.current?.querySelector<HTMLElement>('.gloam-plate-toggle')?.focus({ preventScroll: true });
    setFound(true);
  };
  const rings = isFound ? spots : mark && [mark];
  const state = isFound ? labels.found : mark && labels.missed;
  const look = { sizes };

  return (
    // T is a second way to what the switch does.
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
          {/* A hold is a second way to what the switch does. */}
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
        {said}
      </p>
    </div>
  );
}

const share = (value: number) => `${String(value * 100)}%`;

export type { Plate, PlateLabels, PlatePairLabels, Spot } from './plate-pair.logic.js';
