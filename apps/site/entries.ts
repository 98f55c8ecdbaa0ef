/** Name of the chunk that starts the site. */
export const ENTRY_CHUNK = 'site';

/** The sheet of the whole site, which every page names in its head. */
export const SHEET = 'src/app.css';
