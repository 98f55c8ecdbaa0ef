import { deriveTheme, themeCss } from '../packages/ui/src/cli/derive-theme.ts';
import light from '../packages/ui/themes/light.json';
import type { Settings } from './globals.ts';

const sheets: Record<Settings['theme'], string> = {
  gloam: '',
  light: themeCss(deriveTheme(light)),
};

const style = document.createElement('style');
document.head.append(style);

/** Adds the theme's custom properties after all other styles. Gloam's own theme needs none. */
export function applyTheme(theme: Settings['theme']): void {
  if (style.textContent !== sheets[theme]) style.textContent = sheets[theme];
}
