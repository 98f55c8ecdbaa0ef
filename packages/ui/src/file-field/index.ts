export { FileField, type FileFieldLabels, type FileFieldProps } from './file-field.js';
