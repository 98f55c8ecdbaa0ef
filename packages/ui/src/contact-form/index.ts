export {
  ContactForm,
  contactFormFields,
  type ContactFormChoices,
  type ContactFormLabels,
  type ContactFormProps,
  type ContactFormValues,
} from './contact-form.js';
