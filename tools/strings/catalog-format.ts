import { formatter } from '@lingui/format-po';

/** How catalogs are written and read. Every id is explicit; git knows better than a comment where a message stands. */
export const catalogFormat = formatter({ origins: false, explicitIdAsDefault: true });
