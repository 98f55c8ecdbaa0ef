export { TextareaField, type TextareaFieldLabels, type TextareaFieldProps } from './textarea-field.js';
