import { fromStem, Picture, type PictureStem } from '@gloam/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CSSProperties, ReactNode } from 'react';
import type { ContentImage } from '../../build/content/types.ts';
import { PageTitle } from './page-title.tsx';

interface PageHeroProps {
  picture: ContentImage;
  /** The same picture, cropped for portrait screens. Default: none. */
  upright?: PictureStem;
  /** Lamp over the picture. Default: none. */
  lamp?: ReactNode;
  /** `object-position` of the picture. Default: center. */
  position?: string;
  /** Inline start of the picture on wide screens, such as `24%`, to keep its bright parts away from the text. Default: `0`. */
  start?: string;
  /** Name of the page as in the navigation, if the title is a different line. Default: none. */
  name?: MessageDescriptor;
  /** Heading of the page. An `<em>` goes on its own line. */
  title: ReactNode;
  lede: ReactNode;
  /** Content below the lede, such as a link or a date. Default: none. */
  children?: ReactNode;
}

/** Hero of a page: title and lede over a picture that fades into the background. */
export function PageHero({
  picture,
  upright,
  lamp,
  position,
  start,
  name,
  title,
  lede,
  children,
}: PageHeroProps) {
  const { i18n } = useLingui();
  return (
    <section className="page-hero">
      <Picture
        {...fromStem(picture.picture)}
        upright={upright && fromStem(upright)}
        className="page-hero-picture"
        alt={i18n._(picture.alt)}
        position={position}
        style={{ '--page-hero-start': start } as CSSProperties}
        sizes={`${upright ? '(max-aspect-ratio: 9/16) 150vw, ' : ''}(max-width: 48rem) 240vw, 100vw`}
        priority
      />
      {lamp}
      <div className="page-hero-words">
        <PageTitle name={name}>{title}</PageTitle>
        <p className="mb-0 mt-8 max-w-[34ch] font-serif text-lede">{lede}</p>
        {children}
      </div>
    </section>
  );
}
