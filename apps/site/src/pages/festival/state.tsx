import { studioDay, type PageSettings } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { festivalDays } from '#content/festival';
import { useSite } from '../../routes/site-context.ts';

/** The day (ISO 8601) that is shown: today in a preview, which shows the content of all days. */
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
