import { fromStem, Picture, SectionHeading } from '@gloam/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LIGHT_STILLS, screenshots, shownScreenshots } from '../../model/press-files.ts';
import type { PressKit } from '../../shared/press-kit.ts';
import { DownloadLink } from './download-link.tsx';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Selected screenshots with captions, and download links for all of them. */
export function Screenshots({ sizes }: Pick<PressKit, 'sizes'>) {
  const { t, i18n } = useLingui();
  const count = screenshots.length;
  const lightStills = [
    t({ id: 'press.light.found', message: 'The light finds a figure on the path' }),
    t({ id: 'press.light.away', message: 'The light turns to the trees' }),
    t({ id: 'press.light.moved', message: 'The light comes back, and the figure is nearer' }),
  ];
  return (
    <section className="press-section" id="screenshots">
      <SectionHeading
        className="pb-6"
        end={t({
          id: 'press.screenshots.count',
          message: plural(count, { one: `${count} picture`, other: `${count} pictures` }),
        })}
      >
        <Trans id="press.screenshots">Screenshots</Trans>
      </SectionHeading>
      <ul className="press-frames" role="list">
        {shownScreenshots.map(({ number, picture, alt, file }) => {
          const frame = twoDigits(number);
          return (
            <li key={file}>
              <figure>
                <Picture
                  // Placeholders would hardly show in the dark frames. Omitting them saves half a kilobyte of HTML.
                  {...fromStem({ ...picture, placeholder: undefined })}
                  alt=""
                  decorative
                  sizes="(min-width: 40rem) 46vw, 92vw"
                  develop
                />
                <figcaption>
                  <p>{i18n._(alt)}</p>
                  <DownloadLink file={file} sizes={sizes}>
                    <Trans id="press.screenshot">Screenshot {frame}</Trans>
                  </DownloadLink>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <h3 className="press-subheading">
        <Trans id="press.screenshots.each">Every screenshot as a separate file</Trans>
      </h3>
      <ol className="press-numbers" role="list">
        {screenshots.map(({ number, picture, file }) => (
          <li key={file}>
            <a href={file} download="">
              <Picture
                {...fromStem({ ...picture, placeholder: undefined })}
                alt=""
                decorative
                sizes="10rem"
              />
              {twoDigits(number)}
            </a>
          </li>
        ))}
      </ol>
      <p className="press-note">
        <Trans id="press.screenshots.note">
          JPEG, 1920 pixels wide. The “All pictures” archive contains them too; “Facts and logos” has a
          caption for each.
        </Trans>
      </p>
      <h3 className="press-subheading">
        <Trans id="press.light">The light you carry, in three stills</Trans>
      </h3>
      <ul className="press-downloads" role="list">
        {LIGHT_STILLS.map(({ file }, index) => (
          <li key={file}>
            <DownloadLink file={file} sizes={sizes}>
              {lightStills[index]}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
