import type { Preview } from '@storybook/react-vite';
import { create } from 'storybook/theming';
import { color, font } from '../packages/ui/src/tokens.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import './preview.css';
import { applySettings, loadLanguage, withSettings } from './settings.tsx';

const docsTheme = create({
  base: 'dark',
  fontBase: font.sans.value,
  appContentBg: color.ground.value,
  appPreviewBg: color.ground.value,
  appBorderColor: color.border.value,
  textColor: color.text.value,
});

export default {
  parameters: {
    layout: 'padded',
    docs: { theme: docsTheme },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Foundations',
          ['Tokens', '*'],
          'Actions',
          'Forms',
          'Navigation',
          'Content',
          'Media',
          'Overlays',
          'Feedback',
          'Gate',
          'Pages',
        ],
      },
    },
    a11y: { test: 'error' },
    backgrounds: { options: { ink: { name: 'Ink', value: color.ground.value } } },
    controls: { matchers: { date: /Date$/ } },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  loaders: [loadLanguage],
  beforeEach: applySettings,
  decorators: [withSettings],
} satisfies Preview;
