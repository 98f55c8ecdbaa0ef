import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { siteDist } from '../../apps/site/build/content/preview.ts';
import { root } from '../step/step.ts';

/** Third-party package that ships with a release. */
interface ThirdParty {
  name: string;
  version: string;
  /** SPDX expression of the licence. */
  identifier?: string | null;
  /** Text of the licence, if the package includes it. */
  text?: string | null;
}

/** Subset of CycloneDX that is changed here. */
interface Bom {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Returns the bill of materials and the third-party licences of a release, by file name. Throws
 * {@link OperatorError} if a licence is unknown.
 */
export function thirdPartyFiles(): Record<string, string> {
  const packages = readThirdParties();
  return {
    'sbom.cdx.json': makeBom([...packages.keys()]),
    'THIRD-PARTY-NOTICES.txt': makeNotices([...packages.values()]),
  };
}

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Packages that ship as files instead of modules: fonts, lettering and Tailwind's base styles. */
const SHIPPED_AS_FILE = /^@fontsource|^tailwindcss$/;

/**
 * Returns the packages bundled into server and site (see `build.license`) and those shipped as files, by
 * `name@version`.
 */
function readThirdParties(): Map<string, ThirdParty> {
  const { devDependencies } = JSON.parse(readText('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const bundled = ['apps/api/dist', `${siteDist()}/client`, `${siteDist()}/server`].flatMap(
    (dist) => JSON.parse(readText(`${dist}/.vite/license.json`)) as ThirdParty[],
  );
  const files = Object.entries(devDependencies)
    .filter(([name]) => SHIPPED_AS_FILE.test(name))
    .map(([name, version]) => ({ name, version, text: readText(`node_modules/${name}/LICENSE`) }));
  return new Map(
    [...bundled, ...files]
      .map((one) => [`${one.name}@${one.version}`, one] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

/**
 * Filters `npm sbom`, which lists all installed packages. `--omit dev` would also drop packages that ship,
 * such as React.
 */
function makeBom(shipped: readonly string[]): string {
  const all = execFileSync(
    'npm',
    ['sbom', '--include=dev', '--sbom-format=cyclonedx', '--sbom-type=application'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const bom = JSON.parse(all) as Bom;
  bom.metadata.component.name = 'fatal';
  bom.components = bom.components.filter((component) => shipped.includes(component['bom-ref']));
  const missing = shipped.find((key) => bom.components.every((component) => component['bom-ref'] !== key));
  if (missing !== undefined)
    throw new OperatorError(`npm does not list ${missing}. Install the packages again: npm ci.`);
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => shipped.includes(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.includes(one)) }));
  return JSON.stringify(bom, null, 2);
}

const makeNotices = (packages: readonly ThirdParty[]): string =>
  packages.map((one) => `${'='.repeat(80)}\n${one.name} ${one.version}\n\n${licenceOf(one)}\n`).join('\n');

/** Uses our own MIT text, with other names, for packages that declare MIT but include no text. */
function licenceOf({ name, version, identifier, text }: ThirdParty): string {
  if (text) return text.trim();
  if (identifier === 'MIT')
    return readText('LICENSE')
      .trim()
      .replace(/(?<=^Copyright).*$/m, ` (c) the authors of ${name}`);
  throw new OperatorError(`${name} ${version} includes no licence text (declared: ${identifier ?? 'none'}).`);
}
