import { studioDay, type PageSettings } from '@fatal/contracts';
import { SETTINGS_ID } from '../start/document-state.ts';

/** What the prerenderer is told the {@link contentDay} with. */
export const CONTENT_DAY_VARIABLE = 'CONTENT_DAY';

/**
 * The day (ISO 8601) whose content is shown: in the browser that of the document, in the build that of the pages that it draws.
 * `undefined` where all content is shown.
 */
export function contentDay(): string | undefined {
  if (typeof document === 'undefined') return process.env[CONTENT_DAY_VARIABLE];
  const settings = document.getElementById(SETTINGS_ID)?.textContent;
  return settings ? (JSON.parse(settings) as PageSettings).day : undefined;
}

/** The day (ISO 8601) by which something is to come, on or over. Where nothing is to come, the clock cannot disagree with the build. */
export const shownDay = (): string => contentDay() ?? studioDay(Date.now());
