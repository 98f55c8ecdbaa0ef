import { formatTag } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilmFrame, fromStem, Picture, SectionHeading } from '@gloam/ui';
import { festivalDays } from '#content/festival';
import { useSite } from '../../routes/site-context.ts';

/** Days of the festival, each with a picture. */
export function Days() {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const day = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <section className="mx-auto max-w-page px-margin pt-12 lg:pt-16">
      <SectionHeading className="pb-4">
        <Trans id="festival.days.title">What we showed</Trans>
      </SectionHeading>
      <p className="mb-10 mt-0 max-w-[46ch] font-serif text-lede">
        <Trans id="festival.days.text">
          A corridor from Fatal I, at a stand in A Coruña that Faro, the association of the creative
          industries of Galicia, had lent us.
        </Trans>
      </p>
      <ol className="festival-days" role="list">
        {festivalDays.map(({ date, title, text, image }, index) => (
          <li key={date} className="festival-day">
            <FilmFrame
              top={{
                start: String(index + 1),
                middle: <time dateTime={date}>{day.format(new Date(date))}</time>,
              }}
            >
              <Picture
                {...fromStem(image.picture)}
                alt={i18n._(image.alt)}
                ratio="16 / 9"
                sizes="(min-width: 64rem) 62vw, (min-width: 48rem) 45vw, 92vw"
              />
            </FilmFrame>
            <div className="festival-day-words">
              <h3 className="m-0 mb-4 font-serif text-h3 font-normal leading-tight text-balance text-text">
                {i18n._(title)}
              </h3>
              <p className="m-0 font-serif text-lede">{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
