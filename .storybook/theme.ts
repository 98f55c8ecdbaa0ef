import phare from '../examples/second-studio/src/theme.css?inline';
import type { Settings } from './globals.ts';

const style = document.createElement('style');
document.head.append(style);

/** A theme is a style sheet with custom properties, after all others; Gloam's own needs none. */
export function applyTheme(theme: Settings['theme']): void {
  // To write a sheet anew makes every sheet of the document be looked at again.
  const css = theme === 'phare' ? phare : '';
  if (style.textContent !== css) style.textContent = css;
}
