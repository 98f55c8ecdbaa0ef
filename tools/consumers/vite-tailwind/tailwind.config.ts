import { gloamPreset } from '@gloam/ui/tailwind-preset';

export default { presets: [gloamPreset], content: ['./src/**/*.tsx'] };
