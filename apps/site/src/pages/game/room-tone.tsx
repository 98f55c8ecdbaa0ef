import { useLingui } from '@lingui/react/macro';
import { Button } from '@gloam/ui';
import { useEffect, useState } from 'react';
import { playRoom } from './play-room.ts';

/** Button that plays and stops the sound of the room. Hiding or leaving the page also stops it. */
export function RoomTone() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const left = new AbortController();
    const { signal } = left;
    const stop = () => {
      setOn(false);
    };
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) stop();
      },
      { signal },
    );
    addEventListener('pagehide', stop, { signal });
    playRoom(signal).catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The sound does not play:', error);
      stop();
      setFailed(true);
    });
    return () => {
      left.abort();
    };
  }, [isOn]);

  return (
    <div className="game-room">
      <Button
        variant="quiet"
        icon={isOn ? 'close' : 'play'}
        onClick={() => {
          setFailed(false);
          setOn(!isOn);
        }}
      >
        {isOn
          ? t({ id: 'game.room.stop', message: 'Stop the sound' })
          : t({ id: 'game.room.listen', message: 'Listen to the room' })}
      </Button>
      <p className="game-room-failure" role="status">
        {hasFailed &&
          t({ id: 'game.room.failed', message: 'The sound couldn’t be played. Please try again.' })}
      </p>
    </div>
  );
}
