import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { create } from 'storybook/theming';
import { color, font } from '../packages/ui/src/tokens.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import './preview.css';
import { applySettings, loadLanguage, withSettings } from './settings.tsx';

// Machines that do other things too draw, fade and scroll late.
configure({ asyncUtilTimeout: 5000 });

const docsTheme = create({
  base: 'dark',
  fontBase: font.sans.value,
  appContentBg: color['ink-1'].value,
  appPreviewBg: color['ink-1'].value,
  appBorderColor: color.line.value,
  textColor: color['silver-1'].value,
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
    backgrounds: { options: { ink: { name: 'Ink', value: color['ink-1'].value } } },
    controls: { matchers: { date: /Date$/ } },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  loaders: [loadLanguage],
  beforeEach: applySettings,
  decorators: [withSettings],
} satisfies Preview;
