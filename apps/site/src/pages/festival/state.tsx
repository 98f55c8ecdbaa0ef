import { studioDay, type PageSettings } from '@fatal/contracts';
import { Trans } from '@lingui/react/macro';
import { festivalDays } from '#content/festival';
import { useSite } from '../../routes/site-context.ts';

/** Returns the current day (ISO 8601). The settings have no day in a preview, which shows all content. */
const dayOf = ({ day }: PageSettings) => day ?? studioDay(Date.now());

/** Notice that the festival is on or over. Renders nothing before it starts. */
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
