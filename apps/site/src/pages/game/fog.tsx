import { useEffect, useState } from 'react';

/** Events that clear the fog. */
const SKIPPING = ['keydown', 'pointerdown', 'click'] as const;

/**
 * Fog over the page that clears in four seconds. CSS alone draws and ends it, so the page beneath is readable and usable
 * before hydration. Any key, click or tap clears it immediately.
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
