import type { Preview } from '@storybook/react-vite';
import { themes } from 'storybook/theming';
import './preview.css';

export default {
  parameters: {
    layout: 'padded',
    docs: { theme: themes.dark },
    a11y: { test: 'error' },
    backgrounds: { options: { ink: { name: 'Ink', value: '#0b0d0e' } } },
    controls: { matchers: { date: /Date$/ } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals: { backgrounds: { value: 'ink' } },
} satisfies Preview;
