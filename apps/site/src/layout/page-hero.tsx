import { fromStem, Picture, type PictureStem } from '@gloam/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { CSSProperties, ReactNode } from 'react';
import type { ContentImage } from '../../build/content/types.ts';
import { PageTitle } from './page-title.tsx';

interface PageHeroProps {
  picture: ContentImage;
  /** The same picture cut for the upright screen of a phone. Default none. */
  upright?: PictureStem;
  /** A lamp that is laid over the picture. Default none. */
  lamp?: ReactNode;
  /** Which part of the picture stays visible, as `object-position`. Default its middle. */
  position?: string;
  /** Where the picture begins on wide pages, so that its light stands clear of the words, such as `24%`. Default `0`. */
  start?: string;
  /** What the page is called everywhere else, where its heading is a line of its own. Default nothing. */
  name?: MessageDescriptor;
  /** The page's heading; a clause in `<em>` stands on a line of its own. */
  title: ReactNode;
  lede: ReactNode;
  /** What stands under the lede, such as a link or a date. Default nothing. */
  children?: ReactNode;
}

/** The head of a page: a picture that falls into the page's black, and before it the title with one sentence. */
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
        sizes="(max-width: 48rem) 240vw, 100vw"
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
