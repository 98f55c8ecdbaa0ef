/** Before the name of a form: the key under which its unsent text is kept. */
export const DRAFT_PREFIX = 'draft:';
