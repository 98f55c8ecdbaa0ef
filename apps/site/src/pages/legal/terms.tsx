import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { terms } from '#content/legal';
import type { PageHead } from '../../routes/route-types.ts';
import { LegalPage } from './legal-page.tsx';

export const head = (): PageHead => ({
  title: msg({ id: 'legal.terms.head', message: 'Terms of use' }),
  description: msg({
    id: 'legal.terms.description',
    message: 'What this site is, what you may do with what it shows, and what happens to what you send us.',
  }),
  picture: 'archive',
});

export function Page() {
  return <LegalPage title={<Trans id="legal.terms.title">Terms of use</Trans>} sections={terms} />;
}
