import type { PageSettings } from '@fatal/contracts';
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
