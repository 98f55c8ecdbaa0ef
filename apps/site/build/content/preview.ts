/**
 * Whether what is built shows drafts too, and marks them and the articles of days to come: `npm run dev`, and
 * `npm run build -- --preview`. By the environment, because a build has several processes.
 */
export const isPreview = (): boolean => process.env.SITE_PREVIEW === 'true';

/** Has this process, and those that it starts, show drafts. */
export function startPreview(): void {
  process.env.SITE_PREVIEW = 'true';
}
