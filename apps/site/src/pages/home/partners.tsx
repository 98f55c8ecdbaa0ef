import type { CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PartnerCarousel } from '@gloam/ui';
import { partners } from '#content/partners';

export function Partners() {
  const { t, i18n } = useLingui();
  return (
    <section className="mx-auto max-w-page px-margin pt-section">
      <h2 className="sr-only">{t({ id: 'home.partners.title', message: 'Partners' })}</h2>
      <PartnerCarousel
        partners={partners.map(({ id, logo, name, description }) => ({
          id,
          name: i18n._(name),
          logo: (
            <span className="partner-mark" style={{ '--partner-mark': `url(${logo})` } as CSSProperties} />
          ),
          description: (
            <div
              className="max-w-[52ch] space-y-4 font-serif text-lede font-[350]"
              dangerouslySetInnerHTML={{ __html: i18n._(description) }}
            />
          ),
        }))}
        labels={{ dots: t({ id: 'home.partners.label', message: 'Choose a partner' }) }}
      />
    </section>
  );
}
