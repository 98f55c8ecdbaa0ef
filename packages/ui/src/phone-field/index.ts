export {
  PhoneField,
  type PhoneFieldLabels,
  type PhoneFieldProps,
  type PhonePrefixOption,
} from './phone-field.js';
