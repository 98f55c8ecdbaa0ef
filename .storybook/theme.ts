import { deriveTheme, themeCss } from '../packages/ui/src/cli/derive-theme.ts';
import light from '../packages/ui/themes/light.json';
import type { Settings } from './globals.ts';

const sheets: Record<Settings['theme'], string> = {
  gloam: '',
  light: themeCss(deriveTheme(light)),
};

const style = document.createElement('style');
document.head.append(style);

/** A theme is a style sheet with custom properties, after all others; Gloam's own needs none. */
export function applyTheme(theme: Settings['theme']): void {
  if (style.textContent !== sheets[theme]) style.textContent = sheets[theme];
}
