import { LOCALES } from '@fatal/contracts';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['apps/site/locales/*', 'packages/contracts/locales/*'];
const VIRTUAL = '\0virtual:catalogs';

const lazily = (name: string, file: string) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
const moduleOf = (imports: string[]) => `export default {\n${imports.join(',\n')}\n};`;

/**
 * The module `virtual:catalogs`: by language, a module that has the catalogs of that language by area. A visit needs one
 * language, and of it a few areas, so each comes by itself.
 */
export function languageCatalogs(): Plugin {
  return {
    name: 'language-catalogs',
    resolveId: { filter: { id: /^virtual:catalogs/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:catalogs/ },
      handler(id) {
        if (id === VIRTUAL) return moduleOf(LOCALES.map((code) => lazily(code, `virtual:catalogs/${code}`)));
        const files = globSync(
          FOLDERS.map((folder) => `${folder}/${path.basename(id)}.po`),
          { cwd: root },
        );
        const areaOf = (file: string) => path.basename(path.dirname(file));
        return moduleOf(files.sort().map((file) => lazily(areaOf(file), path.join(root, file))));
      },
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !file.endsWith('.po')) return undefined;
      const list = this.environment.moduleGraph.getModuleById(`${VIRTUAL}/${path.basename(file, '.po')}`);
      return list ? [...modules, list] : modules;
    },
  };
}
