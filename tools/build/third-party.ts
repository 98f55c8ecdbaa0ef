import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@fatal/contracts';
import { siteDist } from '../../apps/site/build/content/preview.ts';
import { root } from '../step/step.ts';

/** A package of others that is in a release. */
interface ThirdParty {
  name: string;
  version: string;
  /** SPDX expression of its licence. */
  identifier?: string | null;
  /** The licence, where the package ships it. */
  text?: string | null;
}

/** CycloneDX, as far as it is changed here. */
interface Bom {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Says what is in a release by name: its bill of materials and the licences of others. Throws {@link OperatorError} where one is not known. */
export function thirdPartyFiles(): Record<string, string> {
  const packages = readThirdParties();
  return {
    'sbom.cdx.json': makeBom([...packages.keys()]),
    'THIRD-PARTY-NOTICES.txt': makeNotices([...packages.values()]),
  };
}

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Packages that are in a release without being modules: faces and lettering, and the first rules of every style sheet. */
const SHIPPED_AS_FILE = /^@fontsource|^tailwindcss$/;

/** The packages whose code the bundler has put into server and site (`build.license`), and those that are shipped as files, by `name@version`. */
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

/** npm's own list has all that is installed: its `--omit dev` leaves out what a tool needs too, React among it. */
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

/** Some packages name the MIT licence and ship no text of it: ours is the same but for the names. */
function licenceOf({ name, version, identifier, text }: ThirdParty): string {
  if (text) return text.trim();
  if (identifier === 'MIT')
    return readText('LICENSE')
      .trim()
      .replace(/(?<=^Copyright).*$/m, ` (c) the authors of ${name}`);
  throw new OperatorError(`${name} ${version} ships no text of its licence (${identifier ?? 'none named'}).`);
}
