/** Whether this build shows drafts and articles of days to come; decided when it is built. */
export const isPreview = (): boolean => import.meta.env.VITE_SITE_PREVIEW === 'true';
