'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** From here on a press is no tap, in milliseconds; and how far it may wander before it is a drag, in pixels. */
const HOLD = 260;
const WANDER = 10;

/**
 * Whether something is pressed and held; `handlers` are spread on it. `wasHeld()` says, once, whether the click that comes now ends
 * a hold.
 */
export function useHold(onHold?: () => void) {
  const [held, setHeld] = useState(false);
  const press = useRef<{ timer: number; x: number; y: number }>(null);
  const ended = useRef(false);

  const end = () => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
    setHeld(false);
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);

  return {
    held,
    wasHeld: () => {
      const was = ended.current;
      ended.current = false;
      return was;
    },
    handlers: {
      onPointerDown: ({ isPrimary, button, clientX, clientY }: PointerEvent) => {
        end();
        ended.current = false;
        if (!isPrimary || button !== 0) return;
        const timer = window.setTimeout(() => {
          ended.current = true;
          setHeld(true);
          onHold?.();
        }, HOLD);
        press.current = { timer, x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current;
        if (from && !held && Math.hypot(clientX - from.x, clientY - from.y) > WANDER) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      // What a long touch opens elsewhere would cover the picture that it asked for.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (press.current) event.preventDefault();
      },
    },
  };
}
