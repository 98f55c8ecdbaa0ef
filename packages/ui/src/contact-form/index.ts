export { ContactForm, type ContactFormLabels, type ContactFormProps } from './contact-form.js';
export type { ContactFormValues } from './contact-form.logic.js';
