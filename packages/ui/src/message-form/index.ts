export {
  MessageForm,
  messageFormFields,
  type MessageFormLabels,
  type MessageFormProps,
  type MessageFormValues,
} from './message-form.js';
