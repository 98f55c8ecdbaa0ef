import { email, tel, text, textarea } from './field-table.ts';

/** What several forms ask for in the same words. */
export const personFields = {
  full_name: text({ label: /*i18n*/ { id: 'field.full_name', message: 'First name' } }),
  first_name: text({ label: /*i18n*/ { id: 'field.first_name', message: 'First name' } }),
  surname: text({ label: /*i18n*/ { id: 'field.surname', message: 'Surname' } }),
  email: email({ label: /*i18n*/ { id: 'field.email', message: 'Email' } }),
  phone: tel({ label: /*i18n*/ { id: 'field.phone', message: 'Phone' }, optional: true }),
  message: textarea({ label: /*i18n*/ { id: 'field.message', message: 'Message' } }),
};
