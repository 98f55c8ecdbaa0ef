/** What the fields of the forms are called: on the site, and in the server's mails. */
export const fieldsCatalog = {
  path: '<rootDir>/packages/contracts/locales/fields/{locale}',
  include: ['<rootDir>/packages/contracts/src'],
  // The words of mails are the server's alone.
  exclude: ['<rootDir>/packages/contracts/src/words/**'],
};
