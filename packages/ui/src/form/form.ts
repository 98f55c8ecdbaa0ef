export { FormBody } from './form-body.js';
export { formFields, type FormField } from './form-fields.js';
export type { ClosedLabels, DraftProps, FormLabels, FormProps, SentLabels } from './form-props.js';
export { FormSection } from './form-section.js';
export { FormTurn } from './form-turn.js';
export { useForm, type Form } from './use-form.js';
