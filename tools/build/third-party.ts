import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { siteDist } from '../../apps/site/build/content/preview.ts';
import { root } from '../step/step.ts';
import { mitLicence } from './mit-licence.ts';

/** A package of others that is in a release. */
export interface ThirdParty {
  name: string;
  version: string;
  /** SPDX expression of its licence. */
  licence: string;
  /** The licence, as the package ships it. */
  text: string;
  /** Subresource integrity of the package as it was installed, such as `sha512-…`. */
  integrity?: string;
}

/** What the bundler writes of each package whose code is in its output. */
export interface Bundled {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** Written beside the output of the server and of the site by `build.license` of their configurations. */
const bundledFiles = () =>
  ['apps/api/dist', `${siteDist()}/client`, `${siteDist()}/server`].map(
    (dist) => `${dist}/.vite/license.json`,
  );

/** What is in the release without being a module: faces and lettering, and the first rules of every style sheet. */
const isShippedAsFile = (name: string) => name.startsWith('@fontsource') || name === 'tailwindcss';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Every package of others in what was built last, in the order of names and versions. The bundler knows which these are; the
 * dependencies of the workspaces are more, and `npm sbom --omit dev` leaves out those that a tool needs too, React among
 * them. Throws {@link OperatorError} where the licence of one is not known.
 */
export function readThirdParties(top = root): ThirdParty[] {
  const { packages } = readJson(path.join(top, 'package-lock.json')) as Lock;
  const { devDependencies } = readJson(path.join(top, 'package.json')) as {
    devDependencies: Record<string, string>;
  };
  const bundled = [
    ...bundledFiles().flatMap((file) => readJson(path.join(top, file)) as Bundled[]),
    ...Object.entries(devDependencies)
      .filter(([name]) => isShippedAsFile(name))
      .map(([name, version]) => ({ name, version })),
  ];
  const known = new Map(bundled.map((one) => [`${one.name}@${one.version}`, one]));
  return [...known.keys()].sort().map((key) => describe(known.get(key) as Bundled, packages, top));
}

function describe({ name, version, ...given }: Bundled, packages: Lock['packages'], top: string): ThirdParty {
  const [place, entry] =
    Object.entries(packages).find(
      ([place, entry]) => place.endsWith(`node_modules/${name}`) && entry.version === version,
    ) ?? [];
  if (place === undefined) throw new OperatorError(`${name} ${version} is not in package-lock.json.`);
  const dir = path.join(top, place);
  const own = readJson(path.join(dir, 'package.json')) as Package;
  const licence = given.identifier ?? own.license;
  const text = given.text ?? textOf(dir) ?? (licence === 'MIT' ? mitLicence(authorOf(own)) : undefined);
  if (licence === undefined || text === undefined)
    throw new OperatorError(`${name} ${version} ships no text of its licence (${licence ?? 'none named'}).`);
  return { name, version, licence, text, integrity: entry?.integrity };
}

function textOf(dir: string): string | undefined {
  const file = path.join(dir, 'LICENSE');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** A name without the address that may stand behind it. */
function authorOf({ name, author = `the authors of ${name}` }: Package): string {
  return (typeof author === 'string' ? author : author.name).replace(/\s*[<(].*$/, '');
}
