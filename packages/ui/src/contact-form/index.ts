export { ContactForm } from './contact-form.js';
export type {
  ContactFormLabels,
  ContactFormProps,
  ContactFormValues,
  OptionalContactField,
} from './contact-form-props.js';
