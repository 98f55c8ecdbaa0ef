import { SectionHeading } from '@gloam/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { GROUNDS, logoFile, LOGOS, type Ground, type Logo } from '../../model/press-files.ts';
import type { PressKit } from '../../shared/press-kit.ts';
import { DownloadLink } from './download-link.tsx';
import letterDark from '../../brand/logos/letter-dark.svg';
import letterLight from '../../brand/logos/letter-light.svg';
import titleDark from '../../brand/logos/title-dark.svg';
import titleLight from '../../brand/logos/title-light.svg';
import wordmarkDark from '../../brand/logos/wordmark-dark.svg';
import wordmarkLight from '../../brand/logos/wordmark-light.svg';

/** URLs of the logos on the page. They are hashed, unlike those of the downloads. */
const DRAWINGS: Record<Logo, Record<Ground, string>> = {
  wordmark: { dark: wordmarkDark, light: wordmarkLight },
  title: { dark: titleDark, light: titleLight },
  letter: { dark: letterDark, light: letterLight },
};

/** Logos for dark and light backgrounds, to download as SVG and PNG. */
export function Logos({ sizes }: Pick<PressKit, 'sizes'>) {
  const { t } = useLingui();
  const names: Record<Logo, string> = {
    wordmark: t({ id: 'press.logo.wordmark', message: 'Wordmark' }),
    title: t({ id: 'press.logo.title', message: 'Wordmark with subtitle' }),
    letter: t({ id: 'press.logo.letter', message: 'Initial' }),
  };
  const grounds: Record<Ground, string> = {
    dark: t({ id: 'press.ground.dark', message: 'for dark backgrounds' }),
    light: t({ id: 'press.ground.light', message: 'for light backgrounds' }),
  };
  return (
    <section className="press-section" id="logos">
      <SectionHeading className="pb-6">
        <Trans id="press.logos">Logos</Trans>
      </SectionHeading>
      <ul className="press-logos" role="list">
        {GROUNDS.flatMap((ground) =>
          LOGOS.map((logo) => (
            <li key={logo + ground}>
              <div className="press-logo" data-ground={ground}>
                <img src={DRAWINGS[logo][ground]} alt="" width={320} height={240} loading="lazy" />
              </div>
              <p>
                <span>{names[logo]}</span> <small>{grounds[ground]}</small>
              </p>
              <div className="press-downloads">
                {(['svg', 'png'] as const).map((ending) => (
                  <DownloadLink key={ending} file={logoFile(logo, ground, ending)} sizes={sizes}>
                    <span className="sr-only">{`${names[logo]} ${grounds[ground]}`}</span>
                  </DownloadLink>
                ))}
              </div>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
