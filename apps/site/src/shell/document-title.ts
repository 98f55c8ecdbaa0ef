/** The name after each title; a name, so the same in every language. */
export const SITE_NAME = 'Fatal';

export function documentTitle(pageTitle: string): string {
  return pageTitle === SITE_NAME || pageTitle.startsWith(`${SITE_NAME}:`)
    ? pageTitle
    : `${pageTitle} · ${SITE_NAME}`;
}
