export { ContentWarning, type ContentWarningLabels, type ContentWarningProps } from './content-warning.js';
