import { formatter } from '@lingui/format-po';

/**
 * Format of the catalogs. Every id is explicit. Origins are left out, because they change with every edit and
 * git can find them.
 */
export const catalogFormat = formatter({ origins: false, explicitIdAsDefault: true });
