import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Gallery as ContactSheet, SectionHeading } from '@gloam/ui';
import { LightboxZoom } from '@gloam/ui/lightbox-zoom';
import { gallery } from '#content/gallery';
import { useLightboxLabels } from './use-lightbox-labels.ts';

/** The pictures of the game on a contact sheet; each opens in a lightbox, or leads to its file. */
export function Gallery() {
  const { t, i18n } = useLingui();
  const { zoom, ...labels } = useLightboxLabels();
  const count = gallery.length;
  return (
    <section className="game-page">
      <SectionHeading
        end={t({
          id: 'game.gallery.count',
          message: plural(count, { one: `${count} image`, other: `${count} images` }),
        })}
      >
        <Trans id="game.gallery.title">Contact sheet</Trans>
      </SectionHeading>
      <ContactSheet
        className="game-gallery"
        images={gallery.map(({ picture, alt }) => ({ ...fromStem(picture), alt: i18n._(alt) }))}
        labels={labels}
        zoom={(stage) => <LightboxZoom {...stage} labels={zoom} />}
      />
    </section>
  );
}
