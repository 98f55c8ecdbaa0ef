'use client';

import { Gallery } from '@gloam/ui';
import { renderImage } from '@gloam/ui/next';
import { useTranslations } from 'next-intl';

const still = { width: 1280, height: 720 };

/** The words of the gallery have numbers in them: functions, which are made in the browser. */
export function Stills() {
  const t = useTranslations('gallery');
  return (
    <Gallery
      large={2}
      images={[
        { ...still, src: '/dunes.webp', alt: t('dunes') },
        { ...still, src: '/well.webp', alt: t('well') },
      ]}
      renderImage={renderImage}
      labels={{
        dialog: t('dialog'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        selected: t('selected'),
        position: (at) => t('position', at),
        announcement: (at) => t('announcement', at),
      }}
    />
  );
}
