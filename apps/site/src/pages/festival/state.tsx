import { studioDay } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { festivalDays } from '#content/festival';
import { contentDay } from '../../model/content-day.ts';

/** The day (ISO 8601) of the content. Where nothing is to come, the clock cannot disagree with the build. */
const shownDay = () => contentDay() ?? studioDay(Date.now());

/** Says that the festival is on or over; nothing before it. */
export function FestivalState() {
  const today = shownDay();
  const [first, last] = [festivalDays[0]?.date ?? '', festivalDays.at(-1)?.date ?? ''];
  if (today < first) return null;
  return today > last ? (
    <Trans id="festival.over">The festival is over. You can still apply with your code.</Trans>
  ) : (
    <Trans id="festival.on">The festival is on now.</Trans>
  );
}
