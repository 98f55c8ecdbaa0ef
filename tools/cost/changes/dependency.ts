import type { Change } from '../change.ts';
import type { Files } from '../../scratch.ts';

interface Manifest {
  devDependencies: Record<string, string>;
}

const numbers = (version: string) => version.split('.').map(Number);

/** Another patch version of a package that has one, the oldest of its minor version. */
function anotherPatch(scratch: Files): [name: string, version: string] {
  const { devDependencies } = JSON.parse(scratch.read('package.json')) as Manifest;
  for (const name of ['prettier', 'sharp', 'publint', 'fast-check', 'axe-core']) {
    const current = devDependencies[name];
    if (current === undefined) continue;
    const [major = 0, minor = 0, patch = 0] = numbers(current);
    if (patch > 0) return [name, `${String(major)}.${String(minor)}.${String(patch - 1)}`];
  }
  throw new Error(
    'No package has an earlier patch version: name another in tools/cost/changes/dependency.ts.',
  );
}

/** A dependency's patch version: CONTRIBUTING.md. */
export const dependency: Change = {
  name: 'dependency',
  limits: { files: 2, byHand: 1 },
  edit: (scratch) => {
    const [name, version] = anotherPatch(scratch);
    scratch.replace('package.json', new RegExp(`(?<="${name}": ")[^"]+`), version);
  },
  commands: ['npm install --loglevel=error', 'npm ci --dry-run --loglevel=error'],
};
