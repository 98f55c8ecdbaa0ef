import type { Config } from 'tailwindcss';
import { gloamPreset } from './packages/ui/src/tailwind-preset.ts';

/** The tokens live in `packages/ui/src/tokens.ts` and reach Tailwind through Gloam's preset, as in any other studio. */
export default {
  presets: [gloamPreset],
  content: [
    './apps/site/src/**/*.{ts,tsx}',
    './.storybook/**/*.{ts,tsx}',
    './packages/ui/src/**/*.stories.tsx',
  ],
} satisfies Config;
