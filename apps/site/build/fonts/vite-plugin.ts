import type { Plugin } from 'vite';
import { FONTS } from './faces.ts';
import { makeSiteFonts, makeStoryFonts } from './make-fonts.ts';

/**
 * Generates the Latin fonts before anything imports them, and again when a text changes. Import their style sheets as `#fonts/fonts.css`
 * and, with `stories`, `#fonts/stories.css`.
 */
export function fonts({ stories = false } = {}): Plugin {
  return {
    name: 'fonts',
    async config() {
      await Promise.all([makeSiteFonts(), stories && makeStoryFonts()]);
      return { resolve: { alias: { '#fonts': FONTS } } };
    },
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!/\.po$|\/content\/.*\.(?:md|yaml)$/.test(file)) return;
        makeSiteFonts().catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}
