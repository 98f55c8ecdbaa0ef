import { useLingui } from '@lingui/react/macro';
import { BackToTop } from '@gloam/ui';

/** "Back to top" button in the current language. */
export function SiteBackToTop() {
  const { t } = useLingui();
  return <BackToTop labels={{ backToTop: t({ id: 'shell.backToTop', message: 'Back to the top' }) }} />;
}
