import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { color, font } from '../packages/ui/src/tokens.ts';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Gloam',
    fontBase: font.sans.value,
    appBg: color['ink-2'].value,
    appContentBg: color['ink-1'].value,
    appPreviewBg: color['ink-1'].value,
    barBg: color['ink-1'].value,
    appBorderColor: color.line.value,
    colorSecondary: color['line-strong'].value,
  }),
});
