/**
 * Whether what is built shows drafts too, and marks them and the articles of days to come: `npm run dev`, and
 * `npm run build -- --preview`. By the environment, because a build has several processes.
 */
export const isPreview = (): boolean => process.env.VITE_SITE_PREVIEW === 'true';

/** Has this process, and those that it starts, show drafts. */
export function startPreview(): void {
  process.env.VITE_SITE_PREVIEW = 'true';
}

/** Where the site is built, from the top of the repository. What shows drafts never stands where visitors' pages do. */
export const siteDist = (): string => (isPreview() ? 'apps/site/dist/preview' : 'apps/site/dist');
