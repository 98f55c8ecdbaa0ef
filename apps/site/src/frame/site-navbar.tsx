import { LOCALE_NAMES, LOCALES, languageTag } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { fromStem, Icon, Navbar, type NavigationItem, Picture } from '@gloam/ui';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../brand/wordmark.tsx';
import { reportMissing } from '../runtime/report-missing.ts';
import { ROUTES } from '../runtime/route-table.ts';
import { useSite } from '../runtime/site-context.ts';
import { RouterLink } from './router-link.tsx';
import corridor from '../../content/pictures/corridor.json';

const GAME = '/games/fatal-unleashed-darkness';

/** The navbar with the site's links, in the current language. */
export function SiteNavbar() {
  const { t, i18n } = useLingui();
  const { locale, setLocale } = useSite();
  const { pathname } = useLocation();
  const link = (label: string, href: string, current = pathname === href) => ({ label, href, current });

  const loading = t({ id: 'shell.nav.loading', message: 'Loading…' });
  const explanation = t({ id: 'shell.nav.locked', message: 'Not announced yet' });
  const lit = <Picture {...fromStem(corridor)} alt="" decorative sizes="5rem" />;
  const items: NavigationItem[] = [
    link(t({ id: 'shell.nav.home', message: 'Home' }), '/'),
    {
      label: t({ id: 'shell.nav.games', message: 'Games' }),
      items: [
        { ...link('Fatal: Unleashed Darkness', GAME), leading: lit },
        { label: loading, disabled: true, explanation, leading: <Icon name="lock" size={16} /> },
        { label: loading, disabled: true, explanation, leading: <Icon name="lock" size={16} /> },
      ],
    },
    link(t({ id: 'shell.nav.team', message: 'Team' }), '/team'),
    link(
      t({ id: 'shell.nav.careers', message: 'Careers' }),
      '/careers',
      pathname === '/careers' || pathname.startsWith('/join-us/'),
    ),
    link(t({ id: 'shell.nav.support', message: 'Support' }), '/support'),
    ...ROUTES.flatMap(({ path, navbar }) => (navbar ? link(i18n._(navbar), path) : [])),
  ];

  const code = locale.toUpperCase();
  return (
    <Navbar
      logo={<Wordmark />}
      labels={{
        home: t({ id: 'shell.nav.logo', message: 'Fatal, home' }),
        navigation: t({ id: 'shell.nav.label', message: 'Main' }),
        openMenu: t({ id: 'shell.nav.open', message: 'Open the menu' }),
        closeMenu: t({ id: 'shell.nav.close', message: 'Close the menu' }),
      }}
      items={items}
      language={{
        label: code,
        name: t({ id: 'shell.nav.language', message: `${code}, choose the language` }),
        items: LOCALES.map((one) => ({
          label: LOCALE_NAMES[one],
          lang: languageTag(one),
          current: one === locale,
          onSelect: () => {
            setLocale(one).catch(reportMissing);
          },
        })),
      }}
      contact={{ label: t({ id: 'shell.nav.contact', message: 'Contact' }), href: '/support#contact' }}
      linkComponent={RouterLink}
    />
  );
}
