import { LOCALE_NAMES, LOCALES, languageTag } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { fromStem, Icon, Navbar, type NavigationItem, Picture } from '@gloam/ui';
import type { ReactNode } from 'react';
import type { GameState } from '../../build/content/types.ts';
import { Wordmark } from '../brand/wordmark.tsx';
import { games } from '../model/games.ts';
import { reloadAfterLoadError } from '../shared/reload-after-load-error.ts';
import { ROUTES } from '../routes/routes.ts';
import { useSite } from '../routes/site-context.ts';
import corridor from '../../content/pictures/corridor.json';

/** Picture or icon of a game in the menu, by its state. */
const exposures: Record<GameState, ReactNode> = {
  accessible: <Picture {...fromStem(corridor)} alt="" decorative sizes="5rem" />,
  'in-development': <Icon name="clock" size={16} />,
  locked: <Icon name="lock" size={16} />,
};

/** Navbar with the site's links in the current language. `pathname` is the current page's. */
export function SiteNavbar({ pathname }: { pathname: string }) {
  const { t, i18n } = useLingui();
  const { locale, setLocale } = useSite();
  const link = (label: string, href: string, current = pathname === href) => ({ label, href, current });

  const items: NavigationItem[] = [
    link(t({ id: 'shell.nav.home', message: 'Home' }), '/'),
    {
      label: t({ id: 'shell.nav.games', message: 'Games' }),
      items: games.map(({ name, title, state, stateText, page }) =>
        page === undefined
          ? { label: name, disabled: true, explanation: i18n._(stateText), leading: exposures[state] }
          : { ...link(title, page), leading: exposures[state] },
      ),
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
            setLocale(one).catch(reloadAfterLoadError);
          },
        })),
      }}
      contact={{ label: t({ id: 'shell.nav.contact', message: 'Contact' }), href: '/support#contact' }}
    />
  );
}
