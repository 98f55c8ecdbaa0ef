import { DigitCounter, Gallery, Navbar, SectionHeading, SkipLink } from '@gloam/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { picture } from './pictures';

const LANGUAGES = { en: 'English', de: 'Deutsch' };

export function App() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <Navbar
        logo={<strong>Nord</strong>}
        items={[{ label: t('stills'), href: '#stills' }]}
        labels={t('nav', { returnObjects: true })}
        language={{
          label: language.toUpperCase(),
          name: t('language', { code: language.toUpperCase() }),
          items: Object.entries(LANGUAGES).map(([code, label]) => ({
            label,
            lang: code,
            current: code === language,
            onSelect: () => void i18n.changeLanguage(code),
          })),
        }}
      />
      <main id="main" tabIndex={-1}>
        <SectionHeading level={1} look="page">
          {t('title')}
        </SectionHeading>
        <DigitCounter value={1204} labels={{ spoken: ({ value }) => t('wishlists', { count: value }) }} />
        <section id="stills">
          <SectionHeading level={2}>{t('stills')}</SectionHeading>
          <Gallery
            large={2}
            images={[
              { ...picture('dunes'), alt: t('alt.dunes') },
              { ...picture('well'), alt: t('alt.well') },
            ]}
            labels={{
              ...t('gallery', { returnObjects: true }),
              position: (at) => t('gallery.position', at),
              announcement: (at) => t('gallery.announcement', at),
            }}
          />
        </section>
      </main>
    </>
  );
}
