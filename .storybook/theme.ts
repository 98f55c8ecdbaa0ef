import phare from '../examples/second-studio/src/theme.css?inline';
import type { Settings } from './globals.ts';

const style = document.createElement('style');
document.head.append(style);

/** A theme is a style sheet with custom properties, after all others; Gloam's own needs none. */
export function applyTheme(theme: Settings['theme']): void {
  style.textContent = theme === 'phare' ? phare : '';
}
