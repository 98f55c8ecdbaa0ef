import { fromStem, Picture, SectionHeading } from '@gloam/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { videos } from '#content/videos';
import { clockTime } from '../../layout/clock-time.ts';
import { useJoinFacts } from '../../layout/use-join-facts.ts';
import { clipCaptions, clipFiles } from '../../model/press-files.ts';
import type { PressKit } from '../../shared/press-kit.ts';
import { useSite } from '../../routes/site-context.ts';
import { DownloadLink } from './download-link.tsx';

/** Clips and captions to download. The home page plays them. */
export function Clips({ sizes }: Pick<PressKit, 'sizes'>) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const joined = useJoinFacts();
  return (
    <section className="press-section" id="clips">
      <SectionHeading className="pb-6">
        <Trans id="press.clips">Clips</Trans>
      </SectionHeading>
      <ul className="press-frames" role="list">
        {videos.map((video) => {
          const captions = clipCaptions(video, locale);
          const title = i18n._(video.title);
          return (
            <li key={video.id}>
              <Picture
                {...fromStem({ ...(video.still ?? video.poster.picture), placeholder: undefined })}
                alt=""
                decorative
                sizes="(min-width: 40rem) 46vw, 92vw"
                develop
              />
              <p>{joined([clockTime(video.duration), i18n._(video.description)])}</p>
              <div className="press-downloads">
                {clipFiles(video).map((file) => (
                  <DownloadLink key={file} file={file} sizes={sizes}>
                    {title}
                  </DownloadLink>
                ))}
                {captions !== undefined && (
                  <DownloadLink file={captions} sizes={sizes}>
                    <Trans id="press.clips.captions">Captions</Trans>
                  </DownloadLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="press-note">
        <a href="/">
          <Trans id="press.clips.play">Watch them on the home page</Trans>
        </a>
      </p>
    </section>
  );
}
