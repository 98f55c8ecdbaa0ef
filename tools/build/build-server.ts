import path from 'node:path';
import { runIfStale, root } from '../step/step.ts';

/** Builds `apps/api/dist` if its sources have changed. Returns the hash of the sources. */
export function buildServer(): Promise<string> {
  return runIfStale({
    message: 'Building the server.',
    inputs: [
      'apps/api/{src,locales}/**/*.{ts,cjs,po}',
      'apps/api/*.ts',
      'packages/contracts/{src,locales}/**/*.{ts,po}',
      'packages/ui/src/tokens.ts',
      'tools/{build/*.ts,strings/catalog-format.ts}',
      'package-lock.json',
    ],
    ignored: ['**/*.test.ts'],
    stamp: 'apps/api/dist/.build-stamp',
    run: async () => {
      const { build } = await import('vite');
      await build({ configFile: path.join(root, 'apps/api/vite.config.ts'), logLevel: 'warn' });
    },
  });
}
