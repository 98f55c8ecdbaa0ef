export const catalogs = [
  {
    path: '<rootDir>/apps/site/locales/shell/{locale}',
    include: ['<rootDir>/apps/site/src/shell'],
    exclude: ['**/*.test.*', '**/*.stories.*'],
  },
];
