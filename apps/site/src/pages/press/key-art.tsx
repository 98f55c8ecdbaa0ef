import { fromStem, Picture, SectionHeading } from '@gloam/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { KEY_ART } from '../../model/press-files.ts';
import type { PressKit } from '../../shared/press-kit.ts';
import { DownloadLink } from './download-link.tsx';
import title from '../../brand/logos/title-dark.svg';

/** Key art of the first game in each aspect ratio, to download with or without its title. */
export function KeyArt({ sizes }: Pick<PressKit, 'sizes'>) {
  const { t } = useLingui();
  const alt = t({
    id: 'press.keyArt.alt',
    message:
      'Seen from behind, a hooded woman with a satchel walks a causeway through a flooded vault, a lamp low in her hand. Beyond the last arch a second light answers hers.',
  });
  return (
    <section className="press-section" id="key-art">
      <SectionHeading className="pb-6">
        <Trans id="press.keyArt">Key art</Trans>
      </SectionHeading>
      <div className="press-key-art">
        {KEY_ART.map(({ shape, picture, titled, plain }, index) => (
          <figure key={shape} data-shape={shape}>
            <div className="press-key-art-picture">
              <Picture
                {...fromStem({ ...picture, placeholder: index === 0 ? picture.placeholder : undefined })}
                {...(index === 0 ? { alt } : { alt: '', decorative: true })}
                sizes={index === 0 ? '(min-width: 64rem) 92vw, 100vw' : '53vw'}
                develop
              />
              <img
                className="press-key-art-title"
                src={title}
                alt=""
                width={484}
                height={640}
                loading="lazy"
              />
            </div>
            <figcaption className="press-downloads">
              <DownloadLink file={titled} sizes={sizes}>
                <Trans id="press.keyArt.titled">With the title, {shape}</Trans>
              </DownloadLink>
              <DownloadLink file={plain} sizes={sizes}>
                <Trans id="press.keyArt.plain">Without the title, {shape}</Trans>
              </DownloadLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
