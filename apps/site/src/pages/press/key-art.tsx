import { fromStem, Picture, SectionHeading } from '@gloam/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { KEY_ART, keyArt } from '../../model/press-files.ts';
import type { PressKit } from '../../runtime/press-kit.ts';
import { DownloadLink } from './download-link.tsx';
import title from '#lettering/logos/title-dark.svg';

/** The picture that stands for the first game, with its title as the file has it, and without. */
export function KeyArt({ sizes }: Pick<PressKit, 'sizes'>) {
  const { i18n } = useLingui();
  return (
    <section className="press-section" id="key-art">
      <SectionHeading className="pb-6">
        <Trans id="press.keyArt">Key art</Trans>
      </SectionHeading>
      <figure className="press-key-art">
        <div className="press-key-art-picture">
          <Picture
            {...fromStem(keyArt.picture)}
            alt={i18n._(keyArt.alt)}
            sizes="(min-width: 64rem) 92vw, 100vw"
            develop
          />
          <img className="press-key-art-title" src={title} alt="" width={484} height={640} loading="lazy" />
        </div>
        <figcaption className="press-downloads">
          <DownloadLink file={KEY_ART.titled} sizes={sizes}>
            <Trans id="press.keyArt.titled">With the title</Trans>
          </DownloadLink>
          <DownloadLink file={KEY_ART.plain} sizes={sizes}>
            <Trans id="press.keyArt.plain">Without the title</Trans>
          </DownloadLink>
        </figcaption>
      </figure>
    </section>
  );
}
