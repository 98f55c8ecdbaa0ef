import type { Preview } from '@storybook/react-vite';
import { create } from 'storybook/theming';
import { color, font } from '../packages/ui/src/tokens.ts';
import './preview.css';

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
    a11y: { test: 'error' },
    backgrounds: { options: { ink: { name: 'Ink', value: color['ink-1'].value } } },
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
