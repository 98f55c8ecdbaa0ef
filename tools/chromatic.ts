// Publishes Storybook to Chromatic. Does nothing without a token.
import { spawnSync } from 'node:child_process';
import { readCommandLine } from './command/command-line.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  readCommandLine('npm run chromatic [-- <options of Chromatic>]', { strict: false });
  console.log('Chromatic is not set up. Set CHROMATIC_PROJECT_TOKEN to publish the stories.');
} else {
  const { status } = spawnSync('chromatic', process.argv.slice(2), {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
