export { MessageForm } from './message-form.js';
export type { MessageFormLabels, MessageFormProps, MessageFormValues } from './message-form-props.js';
