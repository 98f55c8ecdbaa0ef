import type { Preview } from '@storybook/react-vite';
import { ThemedDocs } from './docs-container.tsx';
import { configure } from 'storybook/test';
import { readableControls } from './controls.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import './preview.css';
import { applySettings, loadLanguage, withSettings } from './settings.tsx';

// Rendering and scrolling are slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

export default {
  parameters: {
    layout: 'padded',
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['Build a page in ten minutes', '*'],
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
          'Recipes',
        ],
      },
    },
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [readableControls],
  globalTypes,
  initialGlobals,
  loaders: [loadLanguage],
  beforeEach: applySettings,
  decorators: [withSettings],
} satisfies Preview;
