import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ICONS } from './icons.ts';
import { ICON_FOLDER, LETTERING, makeLettering } from './make-lettering.ts';

/** Makes the lettering before anything asks for it: `#lettering/drawings.js` and `#lettering/unleashed-darkness.svg`. */
export const lettering = (): Plugin => ({
  name: 'lettering',
  async config() {
    await makeLettering();
    return { resolve: { alias: { '#lettering': LETTERING } } };
  },
});

/** Puts the icons that `lettering` has made at the top of the site, beside its public files. */
export const icons = (): Plugin => ({
  name: 'icons',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const name = request.url?.slice(1) ?? '';
      if (ICONS.includes(name)) request.url = path.posix.join('/@fs', normalizePath(ICON_FOLDER), name);
      next();
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const fileName of ICONS) {
      this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(ICON_FOLDER, fileName)) });
    }
  },
});
