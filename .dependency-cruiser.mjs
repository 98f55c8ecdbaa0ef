// Imports go one way (docs/decisions/0025-rooms-and-imports.md). `npm run lint` reads this beside oxlint.

/** Tests, stories and samples put parts of all folders together; nothing that is delivered imports them. */
const TESTS =
  '\\.(?:test|spec|stories|fixtures)\\.|/(?:e2e|fixtures|storybook|test|testing)/|/testing\\.tsx?$';

/** The site's entries: for the browser, for the server, for the files that the build makes. */
const ENTRIES = '^apps/site/(?:files|server|src/entry-client)';

export default {
  forbidden: [
    {
      name: 'no-circular-files',
      comment: 'Two files that need each other are one, or there is a third between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'What two folders need of each other belongs into one below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-is-on-top',
      comment: 'The app finds pages by their files, so that no import shows that it stands on them.',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: [ENTRIES, '^apps/site/src/app/'] },
      to: { path: '^apps/site/src/app/' },
    },
    {
      name: 'build-is-below',
      comment: 'Plugins and makers serve the site and what draws it, and know neither.',
      severity: 'error',
      from: { path: '^apps/site/build/' },
      to: { path: '^apps/site/(?:files|server|src)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/dist/', TESTS] },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: who needs a type needs its file.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
