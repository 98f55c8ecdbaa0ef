// The package.json that is published. The one in the sources leads to the sources, which is what the workspace imports.
import { componentNames, frameworkNames, labelLanguages } from './entries.ts';
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
  ...Object.fromEntries(frameworkNames.map((name) => [`./${name}`, module(`frameworks/${name}`)])),
  ...Object.fromEntries(labelLanguages.map((name) => [`./labels/${name}`, module(`labels/${name}`)])),
  './styles.css': './styles.css',
  './page.css': './page.css',
  './base.css': './base.css',
  './unlayered.css': './unlayered.css',
  './tailwind.css': './tailwind.css',
  './themes/*.css': './themes/*.css',
  './tailwind-preset': module('tailwind-preset'),
  './tokens.json': './tokens.json',
  './tokens.light.json': './tokens.light.json',
  './tokens.resolver.json': './tokens.resolver.json',
  './tokens-studio.json': './tokens-studio.json',
  './package.json': './package.json',
};

const { name, version, description, keywords, license, type, sideEffects } = source;

/**
 * Where the sources are. A release from GitHub names the repository that it was built in, which provenance is checked against; from
 * anywhere else it is a sample, since it has no public home yet.
 */
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env;
export const home = GITHUB_REPOSITORY
  ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  : 'https://code.example.com/gloam';
const whereabouts = {
  repository: { type: 'git', url: `git+${home}.git`, directory: 'packages/ui' },
  homepage: `${home}#readme`,
  bugs: `${home}/issues`,
};
const { peerDependencies, peerDependenciesMeta } = source;

/** The workspace pins what it tests; whoever installs the package may share newer ones of the same major version. */
const dependencies = Object.fromEntries(
  Object.entries(source.dependencies).map(([dependency, pinned]) => [dependency, `^${pinned}`]),
);

/** What people and programs read about the package. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'llms.txt'];

/** What design tools read, by `tokenFiles`. */
const TOKEN_FILES = ['tokens.json', 'tokens.light.json', 'tokens.resolver.json', 'tokens-studio.json'];

export const publishedManifest = {
  ...{ name, version, description, keywords, license, type, sideEffects },
  ...whereabouts,
  bin: './cli/ui.js',
  exports: publishedExports,
  files: ['**/*.js', '**/*.js.map', '**/*.d.ts', '**/*.css', ...DOCUMENTS, ...TOKEN_FILES],
  ...{ peerDependencies, peerDependenciesMeta, dependencies },
};
