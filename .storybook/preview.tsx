import type { Preview } from '@storybook/react-vite';
import { ThemedDocs } from './docs-container.tsx';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import './preview.css';
import { applySettings, loadLanguage, withSettings } from './settings.tsx';

export default {
  parameters: {
    layout: 'padded',
    docs: { container: ThemedDocs },
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
    controls: { matchers: { date: /Date$/ } },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  loaders: [loadLanguage],
  beforeEach: applySettings,
  decorators: [withSettings],
} satisfies Preview;
