import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports go one way: site → ui, site → contracts ← api (docs/decisions/0001). */
function forbidden(files, patterns, message, ignores = []) {
  return {
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: patterns, message }] }] },
  };
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'releases/',
      '**/node_modules/',
      'storybook-static/',
      'reports/',
      'data/',
      '.cache/',
      'tools/consumers/*/',
      'examples/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': ['error', { allow: ['RedirectTo'] }],
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // The browsers of the list drop the role of lists without markers unless it is written down.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['apps/site/src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [
            '^[^\\p{L}]*$',
            '^use client$',
            '^[a-z0-9-/:.#_ %()]+$',
            '^Fatal( II)?$',
            '^Fatal: Unleashed Darkness$',
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|id|type|to|href|rel|sizes|style|name|key|role|ratio|path|src|lang|message)$',
              },
            },
            { regex: { pattern: '^(aria-hidden|aria-live|data-.+)$' } },
          ],
          ignoreFunctions: [
            'Error',
            'console.*',
            'Intl.*',
            '*.querySelector',
            '*.addEventListener',
            '*.getElementById',
            '*.format',
          ],
          useTsTypes: true,
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  forbidden(
    ['packages/ui/{scripts,src,test}/**/*.{ts,tsx}'],
    ['@fatal/*', '@lingui/*', 'react-router-dom', '**/apps/**'],
    'Gloam knows no router, no translations and no content; take it as a prop.',
  ),
  forbidden(
    ['packages/ui/docs/**/*.{ts,tsx}'],
    ['@fatal/*', '**/apps/**'],
    'The documentation is for those who have the package alone.',
  ),
  forbidden(
    ['packages/contracts/**/*.ts'],
    ['@gloam/*', '@fatal/site', '@fatal/api', 'react', 'fastify', '@lingui/*'],
    'Contracts are pure.',
  ),
  forbidden(
    ['apps/api/**/*.ts'],
    ['@gloam/*', '@fatal/site', 'react', '**/apps/site/**'],
    'The API serves what the site built.',
  ),
  forbidden(
    ['apps/site/**/*.{ts,tsx}'],
    ['@fatal/api', '**/apps/api/**'],
    'The site talks to the API over HTTP.',
  ),
  prettier,
);
