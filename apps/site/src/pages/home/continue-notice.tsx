import { useLingui } from '@lingui/react/macro';
import { Notice } from '@gloam/ui';
import { useEffect, useState } from 'react';
import { takeReturnUrl } from '../../entry/gate-flag.ts';
import type { PageHead } from '../../routes/route-types.ts';
import { useSite } from '../../routes/site-context.ts';

interface Wanted {
  address: string;
  head: PageHead;
}

/** Links to the page that the visitor requested before the gate, so that shared links still work (Spec 4.4). */
export function ContinueNotice() {
  const { t, i18n } = useLingui();
  const { pages } = useSite();
  const [wanted, setWanted] = useState<Wanted | null>(null);

  useEffect(() => {
    const address = takeReturnUrl();
    const path = address?.replace(/[?#].*$/, '');
    if (!address || !path || path === '/' || !pages.has(path)) return;
    pages.prefetch(path).then(
      (head) => {
        setWanted({ address, head });
      },
      (error: unknown) => {
        console.error(error);
      },
    );
  }, [pages]);

  if (!wanted) return null;
  const title = i18n._(wanted.head.title);
  return (
    <Notice
      className="continue-notice"
      // The dismiss button, which has focus, is removed with the notice.
      onOpenChange={() => document.querySelector('main')?.focus({ preventScroll: true })}
      link={{ label: t({ id: 'home.continue.link', message: `Continue to ${title}` }), href: wanted.address }}
      labels={{
        region: t({ id: 'home.continue.region', message: 'The page you asked for' }),
        dismiss: t({ id: 'home.continue.dismiss', message: 'Dismiss' }),
      }}
    />
  );
}
