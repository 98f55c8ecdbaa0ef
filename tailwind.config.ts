import type { Config } from 'tailwindcss';
import { gloamPreset } from './packages/ui/src/tailwind-preset.ts';

/**
 * Tailwind configuration of the site. The tokens in `packages/ui/src/tokens.ts` reach it through Gloam's preset, as in any other project.
 */
export default {
  presets: [gloamPreset],
  content: [
    './apps/site/src/**/*.{ts,tsx}',
    './.storybook/**/*.{ts,tsx}',
    './packages/ui/src/**/*.stories.tsx',
  ],
} satisfies Config;
