/** Catalog with the labels of the form fields, shared by the site and the server's emails. */
export const fieldsCatalog = {
  path: '<rootDir>/packages/contracts/locales/fields/{locale}',
  include: ['<rootDir>/packages/contracts/src'],
  // Only the server needs the words of its emails.
  exclude: ['<rootDir>/packages/contracts/src/words/**'],
};
