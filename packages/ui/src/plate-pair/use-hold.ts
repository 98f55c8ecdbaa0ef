'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Time in milliseconds after which a press is a hold, and distance in pixels after which it is a drag. */
const HOLD = 260;
const WANDER = 10;

/**
 * Detects pressing and holding; spread `handlers` on the element. `wasHeld()` returns whether the current click ends
 * a hold, and resets that.
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
      // Prevents the context menu of a long press, which would cover the picture.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (press.current) event.preventDefault();
      },
    },
  };
}
