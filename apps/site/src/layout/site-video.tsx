import { LOCALE_NAMES, languageTag, type Locale } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import {
  fromStem,
  type TrackKind,
  VideoModal,
  type VideoMedia,
  type VideoModalProps,
  Picture,
  type PictureStem,
} from '@gloam/ui';
import type { Video } from '../../build/content/types.ts';
import { WishlistButton } from './wishlist-button.tsx';
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
      after={<WishlistButton />}
      labels={{
        play: ({ title }) => t({ id: 'shell.video.play', message: `Play video: ${title}` }),
        close: t({ id: 'shell.video.close', message: 'Close the video' }),
        captions: t({ id: 'shell.video.captions', message: 'Captions' }),
        watch: t({ id: 'shell.video.watch', message: 'Watch it on the original site' }),
        newTab: t({ id: 'shell.newTab', message: '(opens in a new tab)' }),
      }}
    />
  );
}

function mediaOf({ source, captions = {}, titles = {} }: Video, locale: Locale): VideoMedia {
  if ('embed' in source) return { embed: { src: source.embed, href: source.watchUrl } };
  // The player's own menu tells the two apart by their names.
  const tracksOf = (files: object, kind: TrackKind) =>
    Object.entries(files).map(([code, src]) => ({
      kind,
      src: String(src),
      srcLang: languageTag(code as Locale),
      // oxlint-disable-next-line site/translated -- players say CC in every language
      label: kind === 'captions' ? `${LOCALE_NAMES[code as Locale]} CC` : LOCALE_NAMES[code as Locale],
    }));
  return {
    sources: source.files,
    tracks: [...tracksOf(titles, 'subtitles'), ...tracksOf(captions, 'captions')],
    captions: languageTag(locale),
    // The words of the sounds would cover half of the picture: they are one press away.
    shown: 'subtitles',
  };
}
