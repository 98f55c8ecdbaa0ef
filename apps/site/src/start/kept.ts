/** Before the name of a form: the key under which its unsent text is kept. */
export const DRAFT_PREFIX = 'draft:';

/** The key under which the rooms of `/moved` are kept that were found, by the names of their pictures, with commas between them. */
export const FOUND_ROOMS = 'moved';
