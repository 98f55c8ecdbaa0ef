import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { color, font } from '../packages/ui/src/tokens.ts';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Gloam',
    fontBase: font.sans.value,
    appBg: color['ground-raised'].value,
    appContentBg: color.ground.value,
    appPreviewBg: color.ground.value,
    barBg: color.ground.value,
    appBorderColor: color.border.value,
    colorSecondary: color['border-control'].value,
  }),
});
