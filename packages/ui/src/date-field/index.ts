export { DateField, type DateFieldLabels, type DateFieldProps } from './date-field.js';
export {
  dateOfParts,
  readDateParts,
  type DateOrder,
  type DatePart,
  type DateProblem,
  type MonthNames,
} from './date-field.logic.js';
