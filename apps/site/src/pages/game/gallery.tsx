import '../moved/moved.css';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, fromStem, Gallery as ContactSheet, SectionHeading } from '@gloam/ui';
import { LightboxZoom } from '@gloam/ui/lightbox-zoom';
import { gallery } from '#content/gallery';
import { rooms } from '#content/moved';
import { FoundCount } from '../moved/found-count.tsx';
import { useFoundRooms } from '../moved/use-found-rooms.ts';
import { useLightboxLabels } from './use-lightbox-labels.ts';

/** Contact sheet of the game's pictures. Each opens in a lightbox, or links to its file without JavaScript. */
export function Gallery() {
  const { t, i18n } = useLingui();
  const { zoom, ...labels } = useLightboxLabels();
  const { found } = useFoundRooms(rooms);
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
      <p className="game-moved">
        <span className="font-serif text-lede">
          <Trans id="game.moved">
            Eight of these rooms have been photographed twice. In each, one thing has been moved.
          </Trans>
        </span>
        <Button href="/moved" icon="arrow-right" variant="outline">
          <Trans id="game.moved.link">Find what has been moved</Trans>
        </Button>
        <span className="moved-found">
          <FoundCount found={found.size} total={rooms.length} />
        </span>
      </p>
      <ContactSheet
        className="game-gallery"
        images={gallery.map(({ picture, alt }) => {
          const second = rooms.find(({ first }) => first.picture.path === picture.path)?.second;
          return {
            ...fromStem(picture),
            alt: i18n._(alt),
            second: second && { ...fromStem(second.picture), alt: i18n._(second.alt) },
          };
        })}
        labels={labels}
        zoom={(stage) => <LightboxZoom {...stage} labels={zoom} />}
      />
    </section>
  );
}
