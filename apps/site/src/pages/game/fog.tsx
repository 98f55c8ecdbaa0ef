import { useEffect, useState } from 'react';

/** How a visitor says: enough. */
const SKIPPING = ['keydown', 'pointerdown', 'click'] as const;

/**
 * Fog over the page that thins out in four seconds, drawn and ended by CSS alone: what lies beneath can be read and used
 * from the start. Any key, click or tap clears it.
 */
export function Fog() {
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (cleared) return;
    const clear = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.isComposing)) setCleared(true);
    };
    for (const type of SKIPPING) window.addEventListener(type, clear);
    return () => {
      for (const type of SKIPPING) window.removeEventListener(type, clear);
    };
  }, [cleared]);

  if (cleared) return null;
  return (
    <div
      className="game-fog"
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setCleared(true);
      }}
    >
      <div className="game-fog-low" />
      <div className="game-fog-high" />
    </div>
  );
}
