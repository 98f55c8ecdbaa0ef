import { LOCALE_NAMES, languageTag, type Locale } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import {
  fromStem,
  VideoModal,
  type VideoMedia,
  type VideoModalProps,
  Picture,
  type PictureStem,
} from '@gloam/ui';
import type { Video } from '../../build/content/types.ts';
import { useSite } from '../routes/site-context.ts';

type SiteVideoProps = Omit<VideoModalProps, 'title' | 'labels' | 'poster' | 'media'> & {
  video: Video;
  /** Picture to show instead of the video's own poster. */
  poster?: PictureStem;
  /** `sizes` of the poster. Default: half the page on wide screens. */
  sizes?: string;
};

/** Poster frame that opens a video from the content. */
export function SiteVideo({
  video,
  poster = video.poster.picture,
  sizes = '(min-width: 1024px) 50vw, 92vw',
  ...rest
}: SiteVideoProps) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  return (
    <VideoModal
      {...rest}
      title={i18n._(video.title)}
      poster={<Picture {...fromStem(poster)} alt="" decorative sizes={sizes} />}
      media={mediaOf(video, locale)}
      labels={{
        play: ({ title }) => t({ id: 'shell.video.play', message: `Play video: ${title}` }),
        close: t({ id: 'shell.video.close', message: 'Close the video' }),
        watch: t({ id: 'shell.video.watch', message: 'Watch it on the original site' }),
        newTab: t({ id: 'shell.newTab', message: '(opens in a new tab)' }),
      }}
    />
  );
}

function mediaOf({ source, captions = {} }: Video, locale: Locale): VideoMedia {
  if ('embed' in source) return { embed: { src: source.embed, href: source.watchUrl } };
  const tracks = Object.entries(captions).map(([code, src]) => ({
    src: src ?? '',
    srcLang: languageTag(code as Locale),
    label: LOCALE_NAMES[code as Locale],
  }));
  return { sources: source.files, tracks, captions: languageTag(locale) };
}
