export {
  ContentWarning,
  type ContentWarningAgeLabels,
  type ContentWarningLabels,
  type ContentWarningProps,
} from './content-warning.js';
