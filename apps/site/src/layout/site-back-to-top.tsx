import { useLingui } from '@lingui/react/macro';
import { BackToTop } from '@gloam/ui';

/** The way back to the top, in the current language. */
export function SiteBackToTop() {
  const { t } = useLingui();
  return <BackToTop labels={{ backToTop: t({ id: 'shell.backToTop', message: 'Back to the top' }) }} />;
}
