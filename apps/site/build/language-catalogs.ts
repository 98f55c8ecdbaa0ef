import { LOCALES } from '@fatal/contracts';
import { getCatalogDependentFiles, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { validContent } from './content/content-source.ts';
import { hinted, HTML } from './heading-breaks.ts';

const root = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['apps/site/locales', 'packages/contracts/locales'];
const CATALOGS = 'virtual:catalogs';
const VIRTUAL = `\0${CATALOGS}`;

const config = getConfig({ cwd: root });

type Messages = Record<string, CompiledMessage>;

const lazily = (name: string, module: string) =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(module)})`;
const moduleOf = (imports: string[]) => `export default {\n${imports.join(',\n')}\n};`;

/** Returns the translators' catalogs of a language, by area. */
function catalogFiles(locale: string): Map<string, string> {
  const files = globSync(
    FOLDERS.map((folder) => path.join(folder, '*', `${locale}.po`)),
    { cwd: root },
  );
  return new Map(files.map((file) => [path.basename(path.dirname(file)), file]));
}

/** Reads and compiles a catalog. Returns its messages and source files. Throws if a message is invalid. */
async function readCatalog(file: string): Promise<{ messages: Messages; files: Iterable<string> }> {
  const found = getCatalogForFile(file, await getCatalogs(config));
  if (!found) throw new Error(`${file} is not a catalog in lingui.config.ts.`);
  const { locale, catalog } = found;
  const { fallbackLocales, sourceLocale } = config;
  const read = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
  const messages = Object.entries(read.messages).map(([id, text]): [string, CompiledMessage] => {
    if (HTML.test(id)) throw new Error(`${file}: ${id} would be HTML, which is allowed only in the content.`);
    try {
      return [id, compileMessageOrThrow(text)];
    } catch (error) {
      throw new Error(`${file}: the message ${id} is invalid.`, { cause: error });
    }
  });
  return {
    messages: Object.fromEntries(messages),
    files: [path.join(root, file), ...(await getCatalogDependentFiles(catalog, locale))],
  };
}

/** Returns the messages of the content as plain text. They have no placeholders, so nothing needs to be escaped. */
const contentMessages = (locale: string, area: string): Messages =>
  Object.fromEntries(
    [...(validContent().messages.get(locale)?.get(area) ?? [])].map(([id, text]) => [id, [text]]),
  );

/** Returns the areas of a language that have a catalog or content. */
function areasOf(locale: string): string[] {
  const said = validContent().messages.get(locale);
  return [...new Set([...catalogFiles(locale).keys(), ...(said?.keys() ?? [])])].sort();
}

/**
 * Provides the module `virtual:catalogs`, which imports a language's catalogs on demand. Each area of each language is a chunk, because a
 * visit needs only one language and a few of its areas.
 */
export function languageCatalogs(): Plugin {
  return {
    name: 'language-catalogs',
    resolveId: { filter: { id: /^virtual:catalogs/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:catalogs/ },
      async handler(id) {
        const [locale, area] = id.slice(VIRTUAL.length + 1).split('/');
        if (!locale) return moduleOf(LOCALES.map((code) => lazily(code, `${CATALOGS}/${code}`)));
        if (area === undefined)
          return moduleOf(areasOf(locale).map((one) => lazily(one, `${CATALOGS}/${locale}/${one}`)));
        const file = catalogFiles(locale).get(area);
        const words = file === undefined ? undefined : await readCatalog(file);
        for (const one of words?.files ?? []) this.addWatchFile(one);
        const messages = { ...words?.messages, ...contentMessages(locale, area) };
        const compiled = Object.fromEntries(
          Object.entries(messages).map(([id, message]) => [id, hinted(locale, id, message)]),
        );
        return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.po')) return undefined;
      const graph = this.environment.moduleGraph;
      const locale = path.basename(file, '.po');
      const area = path.basename(path.dirname(file));
      const made = [locale, `${locale}/${area}`].flatMap(
        (name) => graph.getModuleById(`${VIRTUAL}/${name}`) ?? [],
      );
      return [...modules, ...made];
    },
  };
}
