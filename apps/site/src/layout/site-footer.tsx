import { Trans, useLingui } from '@lingui/react/macro';
import { Footer } from '@gloam/ui';
import { socialLinks } from '#content/links';
import { Ornament } from '../brand/ornament.tsx';
import { firstGame } from '../model/games.ts';
import { ROUTES } from '../routes/routes.ts';
import type { FooterLink } from '../routes/route-types.ts';
import { useSite } from '../routes/site-context.ts';
import { WishlistButton } from './wishlist-button.tsx';

/** Footer with the site's links in the current language. `pathname` is the current page's. */
export function SiteFooter({ pathname }: { pathname: string }) {
  const { t, i18n } = useLingui();
  const linksOf = (list: FooterLink['list']) =>
    ROUTES.flatMap(({ path, footer = [] }) =>
      footer
        .filter((link) => link.list === list)
        .map(({ label, hash = '' }) => ({
          label: i18n._(label),
          href: path + hash,
          current: hash === '' && path === pathname,
        })),
    );
  const { year } = useSite().settings;
  const { title } = firstGame;
  return (
    <Footer
      labels={{
        navigation: t({ id: 'shell.footer.label', message: 'Footer' }),
        newTab: t({ id: 'shell.newTab', message: '(opens in a new tab)' }),
      }}
      callToAction={{
        title: <Trans id="shell.footer.title">Stand beside us in the dark. Become a partner.</Trans>,
        link: {
          label: t({ id: 'shell.footer.partner', message: 'Talk to the studio' }),
          href: '/support#contact',
        },
        action: <WishlistButton />,
      }}
      lists={[
        {
          heading: t({ id: 'shell.footer.studio', message: 'Studio' }),
          links: linksOf('studio'),
        },
        {
          heading: t({ id: 'shell.footer.elsewhere', message: 'Follow us' }),
          links: socialLinks.map(({ name, href }) => ({ label: name, href, external: true })),
        },
        {
          heading: t({ id: 'shell.footer.legal', message: 'Legal' }),
          links: linksOf('legal'),
        },
      ]}
      copyright={t({
        id: 'shell.footer.copyright',
        message: `© ${year} ${title}. All rights reserved.`,
      })}
      note={<Trans id="shell.footer.note">Made remotely, mostly after dark.</Trans>}
      ornament={<Ornament />}
    />
  );
}
