import { LOCALES } from '@fatal/contracts';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { soundContent } from './content/content-source.ts';
import { hinted } from './heading-breaks.ts';

const root = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['apps/site/locales/*', 'packages/contracts/locales/*'];
const CATALOGS = 'virtual:catalogs';
const VIRTUAL = `\0${CATALOGS}`;

const lazily = (name: string, file: string) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
const moduleOf = (imports: string[]) => `export default {\n${imports.join(',\n')}\n};`;

/** By area, the catalog of a language that Lingui reads. */
function catalogFiles(locale: string): Map<string, string> {
  const files = globSync(
    FOLDERS.map((folder) => `${folder}/${locale}.po`),
    { cwd: root },
  );
  return new Map(files.map((file) => [path.basename(path.dirname(file)), path.join(root, file)]));
}

/** The messages of the content, compiled as Lingui does: it has no placeholders, so that nothing in it is a sign. */
function contentMessages(locale: string, area: string): string | undefined {
  const messages = soundContent().messages.get(locale)?.get(area);
  if (!messages) return undefined;
  const compiled = Object.fromEntries([...messages].map(([id, text]) => [id, hinted(locale, id, [text])]));
  return `JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`;
}

/** The catalog of an area: what Lingui reads, and what the content says. */
function areaModule(locale: string, area: string): string {
  const said = contentMessages(locale, area) ?? '{}';
  const file = catalogFiles(locale).get(area);
  if (file === undefined) return `export const messages = ${said};`;
  return `import { messages as words } from ${JSON.stringify(file)};\nexport const messages = { ...words, ...${said} };`;
}

/** What the catalogs of a language are imported from, by area. */
function catalogModules(locale: string): [area: string, module: string][] {
  const files = catalogFiles(locale);
  const said = soundContent().messages.get(locale);
  const areas = [...new Set([...files.keys(), ...(said?.keys() ?? [])])].sort();
  return areas.map((area) => {
    const file = files.get(area);
    return [area, file !== undefined && !said?.has(area) ? file : `${CATALOGS}/${locale}/${area}`];
  });
}

const languageModule = (locale: string): string =>
  moduleOf(catalogModules(locale).map(([area, module]) => lazily(area, module)));

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
        const [locale, area] = id.slice(VIRTUAL.length + 1).split('/');
        if (!locale) return moduleOf(LOCALES.map((code) => lazily(code, `${CATALOGS}/${code}`)));
        return area === undefined ? languageModule(locale) : areaModule(locale, area);
      },
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !file.endsWith('.po')) return undefined;
      const list = this.environment.moduleGraph.getModuleById(`${VIRTUAL}/${path.basename(file, '.po')}`);
      return list ? [...modules, list] : modules;
    },
  };
}
