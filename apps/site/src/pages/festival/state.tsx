import { studioDay } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { festivalDays } from '#content/festival';
import { contentDay } from '../../model/content-day.ts';

/** Says that the festival is on or over; nothing before it. */
export function FestivalState() {
  // Where nothing is to come, the clock cannot disagree with the build.
  const today = contentDay() ?? studioDay(Date.now());
  const [first, last] = [festivalDays[0]?.date ?? '', festivalDays.at(-1)?.date ?? ''];
  if (today < first) return null;
  return today > last ? (
    <Trans id="festival.over">The festival is over. You can still apply with your code.</Trans>
  ) : (
    <Trans id="festival.on">The festival is on now.</Trans>
  );
}
