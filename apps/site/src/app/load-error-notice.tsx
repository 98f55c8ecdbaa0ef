import { Button } from '@gloam/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { INCOMPLETE } from '../entry/page-events.ts';

/** Tells the visitor that part of the page failed to load and offers a reload, which keeps what they typed. */
export function LoadErrorNotice() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const show = () => {
      setShown(true);
    };
    document.addEventListener(INCOMPLETE, show);
    return () => {
      document.removeEventListener(INCOMPLETE, show);
    };
  }, []);

  if (!isShown) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-border bg-ground-raised px-margin py-4"
    >
      <p className="m-0">
        <Trans id="shell.incomplete.text">
          Part of this page couldn’t be loaded. Your connection may have dropped. What you’ve typed has been
          kept.
        </Trans>
      </p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        <Trans id="shell.incomplete.retry">Reload the page</Trans>
      </Button>
    </div>
  );
}
