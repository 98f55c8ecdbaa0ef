/** Whether this build is a preview, which shows drafts and future articles. */
export const isPreview = (): boolean => import.meta.env.VITE_SITE_PREVIEW === 'true';
