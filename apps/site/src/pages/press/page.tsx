import './press.css';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SectionHeading } from '@gloam/ui';
import type { ContentImage } from '../../../build/content/types.ts';
import { PageHero } from '../../layout/page-hero.tsx';
import { pressEmail } from '#content/links';
import { CLIPS_ARCHIVE, kitArchive, PICTURES_ARCHIVE } from '../../model/press-files.ts';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PressKit } from '../../shared/press-kit.ts';
import type { PageHead, PageProps, PageSource } from '../../routes/route-types.ts';
import { useSite } from '../../routes/site-context.ts';
import { DownloadLink } from './download-link.tsx';
import { Facts } from './facts.tsx';
import { sheetOf } from './sheet.ts';
import { Usage } from './usage.tsx';
import { Words } from './words.tsx';
import { Materials } from './materials.tsx';
import archive from '../../../content/pictures/archive.json';

export const load = (source: PageSource): Promise<PressKit> => source.pressKit();

const name = msg({ id: 'press.head', message: 'Press kit' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'press.about',
    message:
      'Facts, words, pictures, logos and clips about Fatal and the studio that makes it, and what may be done with them.',
  }),
  picture: 'archive',
});

const picture: ContentImage = {
  picture: archive,
  alt: { id: 'game.gallery.archive' },
};

export function Page({ data: kit }: PageProps<PressKit>) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const sheet = sheetOf(i18n, kit);
  return (
    <div className="press">
      <PageHero
        picture={picture}
        position="50% 40%"
        start="24%"
        name={name}
        title={
          <Trans id="press.title">
            Take what <em>you need.</em>
          </Trans>
        }
        lede={
          <Trans id="press.lede">
            The press kit: who we are, what we make, and the pictures to show it with.
          </Trans>
        }
      >
        <div className="press-archives">
          <DownloadLink isArchive file={kitArchive(locale)} sizes={kit.sizes}>
            <Trans id="press.archive.kit">Facts and logos</Trans>
          </DownloadLink>
          <DownloadLink isArchive file={PICTURES_ARCHIVE} sizes={kit.sizes}>
            <Trans id="press.archive.pictures">All pictures</Trans>
          </DownloadLink>
          <DownloadLink isArchive file={CLIPS_ARCHIVE} sizes={kit.sizes}>
            <Trans id="press.archive.clips">All clips</Trans>
          </DownloadLink>
        </div>
      </PageHero>
      <Facts sheet={sheet} />
      <PartErrorBoundary>
        <Materials sizes={kit.sizes} />
      </PartErrorBoundary>
      <Words sheet={sheet} />
      <Usage sheet={sheet} />
      <section className="press-contact mx-auto max-w-page px-margin py-section">
        <SectionHeading>
          <Trans id="press.contact.title">Something missing? Ask us.</Trans>
        </SectionHeading>
        <p className="mb-10 mt-6 max-w-[46ch]">
          <Trans id="press.contact.text">
            Questions, interviews, another picture, a larger file: tell us what it’s for and by when. We
            answer within two working days.
          </Trans>
        </p>
        <Button href={`mailto:${pressEmail}`} icon="arrow-right">
          {pressEmail}
        </Button>
      </section>
    </div>
  );
}
