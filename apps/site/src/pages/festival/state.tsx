import { studioDay, type PageSettings } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { festivalDays } from '#content/festival';
import { useSite } from '../../runtime/site-context.ts';

/** The day (ISO 8601) that is shown. Where nothing is to come, the clock can't disagree with the build. */
const dayOf = ({ day }: PageSettings) => day ?? studioDay(Date.now());

/** Says that the festival is on or over; nothing before it. */
export function FestivalState() {
  const today = dayOf(useSite().settings);
  const [first, last] = [festivalDays[0]?.date ?? '', festivalDays.at(-1)?.date ?? ''];
  if (today < first) return null;
  return today > last ? (
    <Trans id="festival.over">The festival is over. You can still apply with your code.</Trans>
  ) : (
    <Trans id="festival.on">The festival is on now.</Trans>
  );
}
