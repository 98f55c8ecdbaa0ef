export {
  LinkRowsField,
  type LinkRowsFieldLabels,
  type LinkRowsFieldProps,
  type PlatformOption,
} from './link-rows-field.js';
export { addHttps, type LinkRow } from './link-rows-field.logic.js';
export { useLinkRows, type LinkRowsState } from './use-link-rows.js';
