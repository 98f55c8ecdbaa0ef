import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Picture, type PictureProps } from '@gloam/ui';
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import forestNow from '../../../content/pictures/forest-now.json';
import forestNowUpright from '../../../content/pictures/forest-now-upright.json';

const PLACES = ['left', 'path', 'right'] as const;
type Place = (typeof PLACES)[number];

/** Radius of the light, as a share of the viewport's smaller side. */
const RADIUS = 0.24;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Distance from a point to the nearest point of a rectangle, in pixels. 0 inside. */
const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

interface CarriedLightProps {
  /** Element in which the pointer or a finger carries the light. */
  hero: RefObject<HTMLElement | null>;
  /** Props of the hero's picture. The second picture shares them to cover it exactly. */
  picture: Pick<PictureProps, 'className' | 'sizes' | 'position'>;
}

/**
 * Lets the visitor carry the only light of the hero with the pointer, a finger or the arrow keys. The figure on the path moves
 * each time the light has shown it and has left it. State: `data-carried`, `data-moved`.
 */
export function CarriedLight({ hero, picture }: CarriedLightProps) {
  const { t } = useLingui();
  const light = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const seen = useRef(false);
  const [carried, setCarried] = useState(false);
  const [moved, setMoved] = useState(false);
  /** Whether the visitor has seen that the figure moved. */
  const [found, setFound] = useState(false);
  const [place, setPlace] = useState<Place>();

  const leave = () => {
    if (seen.current) setMoved((before) => !before);
    seen.current = false;
  };

  const carryTo = (x: number, y: number) => {
    if (!light.current || !figure.current) return;
    const { left, top } = light.current.getBoundingClientRect();
    light.current.style.setProperty('--light-x', `${String(x - left)}px`);
    light.current.style.setProperty('--light-y', `${String(y - top)}px`);
    setCarried(true);
    const distance = distanceTo(figure.current.getBoundingClientRect(), x, y);
    if (distance === 0) seen.current = true;
    if (distance > RADIUS * Math.min(innerWidth, innerHeight)) leave();
    if (distance === 0 && moved) setFound(true);
  };

  const putOut = () => {
    leave();
    setCarried(false);
    setPlace(undefined);
  };

  const onCarry = useEffectEvent((x: number, y: number) => {
    if (!matchMedia(REDUCED_MOTION).matches) carryTo(x, y);
  });
  const onPutOut = useEffectEvent(putOut);

  useEffect(() => {
    const element = hero.current;
    if (!element) return;
    const left = new AbortController();
    const options = { passive: true, signal: left.signal };
    const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!isTouch(event)) onCarry(event.clientX, event.clientY);
      },
      options,
    );
    element.addEventListener(
      'pointerleave',
      (event) => {
        if (!isTouch(event)) onPutOut();
      },
      options,
    );
    // The browser sends no pointer events while a finger scrolls the page, but still touch events.
    element.addEventListener(
      'touchmove',
      ({ touches: [finger] }) => {
        if (finger) onCarry(finger.clientX, finger.clientY);
      },
      options,
    );
    for (const type of ['touchend', 'touchcancel'] as const)
      element.addEventListener(
        type,
        () => {
          onPutOut();
        },
        options,
      );
    return () => {
      left.abort();
    };
  }, [hero]);

  const standAt = (next: Place) => {
    if (!light.current || !figure.current) return;
    setPlace(next);
    const { left, width } = light.current.getBoundingClientRect();
    const path = figure.current.getBoundingClientRect();
    const x = { left, path: path.left + path.width / 2, right: left + width }[next];
    carryTo(x, path.top + path.height / 2);
  };

  const names: Record<Place, string> = {
    left: t({ id: 'game.light.left', message: 'Left' }),
    path: t({ id: 'game.light.path', message: 'On the path' }),
    right: t({ id: 'game.light.right', message: 'Right' }),
  };

  return (
    <>
      <div
        ref={light}
        className="carried-light"
        style={{ '--light-radius': `${String(100 * RADIUS)}vmin` } as CSSProperties}
        data-carried={carried || undefined}
        data-moved={moved || undefined}
        aria-hidden="true"
      >
        <div ref={figure} className="carried-light-figure" />
        {(carried || moved) && (
          <Picture
            {...fromStem(forestNow)}
            placeholder={undefined}
            upright={{ ...fromStem(forestNowUpright), placeholder: undefined }}
            {...picture}
            alt=""
            decorative
            priority
          />
        )}
        <div className="carried-light-dark" />
      </div>
      <div className="carried-light-words">
        <p className="carried-light-lines" data-found={found || undefined}>
          <span>
            <Trans id="game.light.hint">Carry the light, then look back.</Trans>
          </span>
          <a href="/moved">
            <Trans id="game.moved.link">Find what has been moved</Trans>
          </a>
        </p>
        <fieldset className="carried-light-places">
          <legend>
            <Trans id="game.light.where">Where your light falls</Trans>
          </legend>
          {PLACES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="light"
                checked={place === one}
                onChange={() => {
                  standAt(one);
                }}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) putOut();
                }}
              />
              {names[one]}
            </label>
          ))}
        </fieldset>
        <p className="sr-only" role="status">
          {found && <Trans id="game.light.moved">Somebody moved while it was dark.</Trans>}
        </p>
      </div>
    </>
  );
}
