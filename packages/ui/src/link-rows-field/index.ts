export { LinkRowsField, type LinkRowsFieldProps } from './link-rows-field.js';
export type { AddressRowsLabels, LinkRowsFieldLabels } from './link-row-fields.js';
export { addHttps, type LinkRow } from './link-rows-field.logic.js';
export { useLinkRows, type LinkRowsState } from './use-link-rows.js';
export type { PlatformOption } from './use-platform-options.js';
