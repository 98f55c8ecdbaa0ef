export { Form } from './form.js';
export type { FormControl, FormField, FormValues } from './form-fields.js';
export type { FormLabels, FormProps } from './form-props.js';
