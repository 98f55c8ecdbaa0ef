import { Navbar } from '@gloam/ui';
import { Link } from '@gloam/ui/next';
import { useTranslations } from 'next-intl';

/** Drawn on the server: every word is a string, and the link is a reference. */
export function SiteNavbar() {
  const t = useTranslations('nav');
  return (
    <Navbar
      logo={<strong>Dune</strong>}
      linkComponent={Link}
      items={[
        { label: t('stills'), href: '/#stills' },
        { label: t('crew'), href: '/crew' },
      ]}
      labels={{
        navigation: t('navigation'),
        home: t('home'),
        openMenu: t('openMenu'),
        closeMenu: t('closeMenu'),
      }}
    />
  );
}
