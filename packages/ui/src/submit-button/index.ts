export { SubmitButton, type SubmitButtonLabels, type SubmitButtonProps } from './submit-button.js';
