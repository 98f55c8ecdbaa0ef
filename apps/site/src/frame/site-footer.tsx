import { Trans, useLingui } from '@lingui/react/macro';
import { Footer } from '@gloam/ui';
import { socialLinks } from '../../content/links.ts';
import { Ornament } from '../brand/ornament.tsx';
import { useSite } from '../runtime/site-context.ts';
import { RouterLink } from './router-link.tsx';

/** The footer with the site's links, in the current language. */
export function SiteFooter() {
  const { t } = useLingui();
  const year = String(useSite().year);
  return (
    <Footer
      labels={{
        navigation: t({ id: 'shell.footer.label', message: 'Footer' }),
        newTab: t({ id: 'shell.newTab', message: '(opens in a new tab)' }),
      }}
      callToAction={{
        title: (
          <Trans id="shell.footer.title">
            Stand beside us in the dark. <em>Become a partner.</em>
          </Trans>
        ),
        link: {
          label: t({ id: 'shell.footer.partner', message: 'Talk to the studio' }),
          href: '/support#contact',
        },
      }}
      lists={[
        {
          heading: t({ id: 'shell.footer.studio', message: 'Studio' }),
          links: [
            { label: t({ id: 'shell.footer.careers', message: 'Careers' }), href: '/careers' },
            { label: t({ id: 'shell.footer.artists', message: 'Artists' }), href: '/team' },
            { label: t({ id: 'shell.footer.news', message: 'News' }), href: '/news' },
            {
              label: t({ id: 'shell.footer.collaborations', message: 'Collaborations' }),
              href: '/collaborations',
            },
            { label: t({ id: 'shell.footer.contact', message: 'Contact' }), href: '/support#contact' },
            { label: t({ id: 'shell.footer.faq', message: 'FAQ' }), href: '/support#faq' },
          ],
        },
        {
          heading: t({ id: 'shell.footer.elsewhere', message: 'Elsewhere' }),
          links: socialLinks.map(({ name, href }) => ({ label: name, href, external: true })),
        },
        {
          heading: t({ id: 'shell.footer.legal', message: 'Small print' }),
          links: [
            { label: t({ id: 'shell.footer.terms', message: 'Terms of use' }), href: '/terms-of-use' },
            { label: t({ id: 'shell.footer.privacy', message: 'Privacy policy' }), href: '/privacy-policy' },
          ],
        },
      ]}
      copyright={t({
        id: 'shell.footer.copyright',
        message: `© ${year} Fatal: Unleashed Darkness. All rights reserved.`,
      })}
      note={<Trans id="shell.footer.note">Made remotely, mostly after dark.</Trans>}
      ornament={<Ornament />}
      linkComponent={RouterLink}
    />
  );
}
