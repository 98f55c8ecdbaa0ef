import { defineConfig, type DummyRuleMap } from 'oxlint';

const words = (text: string) => text.trim().split(/\s+/);

const errors = (rules: string): DummyRuleMap =>
  Object.fromEntries(words(rules).map((rule) => [rule, 'error']));

const TABBABLE = 'button checkbox link progressbar searchbox slider spinbutton switch textbox';

/** All user interactions. By default the rule covers only clicks and keys. */
const HANDLERS = `
  onBlur onClick onContextMenu onDblClick onDoubleClick onDrag onDragEnd onDragEnter onDragExit onDragLeave onDragOver
  onDragStart onDrop onFocus onKeyDown onKeyPress onKeyUp onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut
  onMouseOver onMouseUp
`;

/** Forbids imports against the dependency direction: site → ui, site → contracts ← api (docs/decisions/0001). */
const forbidden = (files: string, group: string[], message: string) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } satisfies DummyRuleMap,
});

export default defineConfig({
  plugins: ['eslint', 'oxc'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Files ignored by git are excluded automatically.
  ignorePatterns: ['art/', 'tools/consumers/*/', 'examples/'],
  // Categories apply to the plugins of the overrides below, too.
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    ...errors(`
      no-array-constructor no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces
      no-useless-assignment
    `),
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-unmodified-loop-condition': 'off',
  },
  overrides: [
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: errors('no-redeclare no-undef'),
    },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: ['typescript'],
      rules: {
        ...errors(`
          no-empty-function no-var prefer-const prefer-rest-params prefer-spread
          typescript/adjacent-overload-signatures typescript/array-type typescript/ban-tslint-comment
          typescript/class-literal-property-style typescript/consistent-generic-constructors
          typescript/consistent-indexed-object-style typescript/consistent-type-assertions typescript/dot-notation
          typescript/no-deprecated typescript/no-dynamic-delete typescript/no-empty-object-type
          typescript/no-explicit-any typescript/no-inferrable-types typescript/no-invalid-void-type
          typescript/no-misused-promises typescript/no-mixed-enums typescript/no-namespace
          typescript/no-non-null-assertion typescript/no-require-imports typescript/no-unnecessary-condition
          typescript/no-unsafe-argument typescript/no-unsafe-assignment typescript/no-unsafe-call
          typescript/no-unsafe-function-type typescript/no-unsafe-member-access typescript/no-unsafe-return
          typescript/non-nullable-type-assertion-style typescript/prefer-find typescript/prefer-for-of
          typescript/prefer-function-type typescript/prefer-includes typescript/prefer-literal-enum-member
          typescript/prefer-nullish-coalescing typescript/prefer-optional-chain
          typescript/prefer-reduce-type-parameter typescript/prefer-regexp-exec typescript/prefer-return-this-type
          typescript/prefer-string-starts-ends-with typescript/related-getter-setter-pairs typescript/require-await
          typescript/unified-signatures typescript/use-unknown-in-catch-callback-variable
        `),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/only-throw-error': ['error', { allow: ['RedirectTo'] }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/consistent-return': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/*.tsx'],
      plugins: ['jsx-a11y', 'react'],
      rules: {
        ...errors('react/rules-of-hooks react/unsupported-syntax'),
        'jsx-a11y/interactive-supports-focus': ['error', { tabbable: words(TABBABLE) }],
        'jsx-a11y/no-static-element-interactions': ['error', { handlers: words(HANDLERS) }],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
        ],
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { allowExpressionValues: false, roles: [], tags: [] },
        ],
        // Allows an explicit list role, because supported browsers drop the role of lists without markers.
        'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
        'jsx-a11y/prefer-tag-over-role': 'off',
        'react/exhaustive-effect-dependencies': 'off',
        'react/iframe-missing-sandbox': 'off',
        'react/jsx-key': 'off',
        'react/no-children-prop': 'off',
        'react/no-unstable-nested-components': 'off',
        'react/react-in-jsx-scope': 'off',
      },
    },
    // Storybook calls `render` as a component.
    { files: ['**/*.stories.tsx'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['apps/site/src/**/*.tsx'],
      jsPlugins: ['./tools/lint/translated.ts'],
      rules: errors('site/translated'),
    },
    {
      files: ['**/*.{test,stories}.tsx', 'apps/site/src/testing/**'],
      rules: { 'site/translated': 'off' },
    },
    forbidden(
      'packages/ui/{scripts,src,test}/**/*.{ts,tsx}',
      ['@fatal/*', '@lingui/*', 'react-router-dom', '**/apps/**'],
      'Gloam must not depend on a router, translations or content. Take it as a prop.',
    ),
    forbidden(
      'packages/ui/docs/**/*.{ts,tsx}',
      ['@fatal/*', '**/apps/**'],
      'The documentation must work with only the package installed.',
    ),
    forbidden(
      'packages/contracts/**/*.ts',
      ['@gloam/*', '@fatal/site', '@fatal/api', 'react', 'fastify', '@lingui/*'],
      'Contracts must not depend on other packages or frameworks.',
    ),
    forbidden(
      'apps/api/**/*.ts',
      ['@gloam/*', '@fatal/site', 'react', '**/apps/site/**'],
      'The API must not import the site. It serves the built site.',
    ),
    forbidden(
      'apps/site/**/*.{ts,tsx}',
      ['@fatal/api', '**/apps/api/**'],
      'The site must not import the API. It uses HTTP.',
    ),
  ],
});
