export { FormStatus, type FormStatusLabels, type FormStatusProps } from './form-status.js';
