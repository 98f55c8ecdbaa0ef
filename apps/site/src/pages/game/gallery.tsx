import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilmFrame, SectionHeading } from '@gloam/ui';
import { gallery } from '../../../content/gallery.ts';
import { SitePicture } from '../../connected/site-picture.tsx';
import { pictureOf } from '../../content/pictures.ts';
import type { ContentImage } from '../../content/types.ts';

/** How many frames stand two to a row; the others stand three to a row (SPEC section 9). */
const LARGE = 4;

/** The pictures of the game on a contact sheet; each leads to its file. */
export function Gallery() {
  const { t } = useLingui();
  const count = gallery.length;
  return (
    <section className="game-page">
      <SectionHeading
        end={t({ id: 'game.gallery.count', message: plural(count, { one: '# frame', other: '# frames' }) })}
      >
        <Trans id="game.gallery.title">Contact sheet</Trans>
      </SectionHeading>
      <ul role="list" className="contact-sheet">
        {gallery.map((image, index) => (
          <GalleryFrame key={image.name} image={image} number={index + 1} />
        ))}
      </ul>
    </section>
  );
}

function GalleryFrame({ image, number }: { image: ContentImage; number: number }) {
  const { t, i18n } = useLingui();
  const large = number <= LARGE;
  return (
    <li data-large={large || undefined}>
      <a id={`image-${String(number)}`} className="contact-sheet-frame" href={fullPicture(image.name)}>
        <FilmFrame
          interactive
          bottom={{
            start: String(number).padStart(2, '0'),
            end: (
              <span aria-hidden="true">
                <span className="contact-sheet-half">{number}A</span>
                <span className="contact-sheet-selected">
                  {t({ id: 'game.gallery.selected', message: 'Selected' })}
                </span>
              </span>
            ),
          }}
        >
          <SitePicture
            name={image.name}
            alt={i18n._(image.alt)}
            ratio="16 / 9"
            sizes={`(min-width: 43.75rem) ${large ? '46vw' : '31vw'}, 92vw`}
            develop
          />
        </FilmFrame>
      </a>
    </li>
  );
}

function fullPicture(name: string): string {
  const { path, widths } = pictureOf(name);
  return `${path}-${String(Math.max(...widths))}.webp`;
}
