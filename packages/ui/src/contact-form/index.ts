export { ContactForm } from './contact-form.js';
export type { ContactFormLabels, ContactFormProps, ContactFormValues } from './contact-form-props.js';
