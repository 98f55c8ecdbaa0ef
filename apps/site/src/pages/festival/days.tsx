import { formatTag } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@gloam/ui';
import { festivalDays } from '#content/festival';
import { useSite } from '../../runtime/site-context.ts';

/** The festival, day by day. */
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
      <SectionHeading className="pb-10">
        <Trans id="festival.days.title">Three days, three ways into the dark</Trans>
      </SectionHeading>
      <ol className="ruled-rows" role="list">
        {festivalDays.map(({ date, title, text }) => (
          <li key={date} className="ruled-row">
            <div className="ruled-row-title">
              <h3 className="m-0 text-[length:inherit] font-[inherit]">{i18n._(title)}</h3>
              <time className="ruled-row-note" dateTime={date}>
                {day.format(new Date(date))}
              </time>
            </div>
            <p className="ruled-row-text m-0 font-serif text-lede">{i18n._(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
