// The package.json that is published. The one in the sources leads to the sources, which is what the workspace imports.
import { componentNames, labelLanguages } from './entries.ts';
import source from '../package.json' with { type: 'json' };

interface Module {
  types: string;
  default: string;
}

const module = (path: string): Module => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** Every entry by name. Types stand first: a compiler takes the first condition that it knows. */
export const publishedExports: Readonly<Record<string, string | Module>> = {
  '.': module('index'),
  ...Object.fromEntries(
    componentNames.flatMap((name): [string, string | Module][] => [
      [`./${name}`, module(`${name}/index`)],
      [`./${name}.css`, `./${name}/${name}.css`],
    ]),
  ),
  ...Object.fromEntries(labelLanguages.map((name) => [`./labels/${name}`, module(`labels/${name}`)])),
  './styles.css': './styles.css',
  './page.css': './page.css',
  './base.css': './base.css',
  './tailwind-preset': module('tailwind-preset'),
  './tokens.json': './tokens.json',
  './package.json': './package.json',
};

/** Files at the root of the package that are copied as they are. */
export const COPIED_FILES = ['README.md', 'CHANGELOG.md'] as const;

const { name, version, description, keywords, license, type, sideEffects } = source;
const { peerDependencies, peerDependenciesMeta } = source;

/** The workspace pins what it tests; whoever installs the package may share newer ones of the same major version. */
const dependencies = Object.fromEntries(
  Object.entries(source.dependencies).map(([dependency, pinned]) => [dependency, `^${pinned}`]),
);

export const publishedManifest = {
  ...{ name, version, description, keywords, license, type, sideEffects },
  exports: publishedExports,
  files: ['**/*.js', '**/*.d.ts', '**/*.css', ...COPIED_FILES, 'llms.txt', 'tokens.json'],
  ...{ peerDependencies, peerDependenciesMeta, dependencies },
};
