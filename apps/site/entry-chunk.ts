/** Name of the chunk that starts the site. */
export const ENTRY_CHUNK = 'site';
