import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@gloam/ui';
import { applicants, privacy } from '#content/legal';
import type { PageHead } from '../../routes/route-types.ts';
import { LegalPage, LegalSections } from './legal-page.tsx';

export const head = (): PageHead => ({
  title: msg({ id: 'legal.privacy.head', message: 'Privacy policy' }),
  description: msg({
    id: 'legal.privacy.description',
    message: 'What this site stores and what it doesn’t, what the forms send, and how to have it deleted.',
  }),
  picture: 'archive-ladder',
});

export function Page() {
  const { t } = useLingui();
  return (
    <LegalPage title={<Trans id="legal.privacy.title">Privacy policy</Trans>} sections={privacy}>
      <SectionHeading className="mb-12 mt-24" headingId="applicants">
        {t({ id: 'legal.applicants.title', message: 'For applicants' })}
      </SectionHeading>
      <LegalSections level={3} sections={applicants} />
    </LegalPage>
  );
}
