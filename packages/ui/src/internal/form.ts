export { FormBody } from './form-body.js';
export type { FormLabels, FormProps } from './form-props.js';
export { FormSection } from './form-section.js';
