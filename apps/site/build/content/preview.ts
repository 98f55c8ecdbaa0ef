/**
 * Whether the build is a preview, which includes drafts and marks them and articles with a future date:
 * `npm run dev` and `npm run build -- --preview`. Set by environment variable, because a build has several processes.
 */
export const isPreview = (): boolean => process.env.VITE_SITE_PREVIEW === 'true';

/** Turns this process and its child processes into a preview build. */
export function startPreview(): void {
  process.env.VITE_SITE_PREVIEW = 'true';
}

/**
 * Returns the folder of the built site, relative to the repository. Previews are kept apart from the public
 * build.
 */
export const siteDist = (): string => (isPreview() ? 'apps/site/dist/preview' : 'apps/site/dist');
