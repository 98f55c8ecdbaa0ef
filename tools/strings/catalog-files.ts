import { getCatalogs } from '@lingui/cli/api';
import type { CatalogType, LinguiConfigNormalized } from '@lingui/conf';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withEnglish, type Message } from './english.ts';

/** Catalog in one language, with its current file and the result of extraction. */
export interface CatalogFile {
  file: string;
  locale: string;
  /** Current content, or `undefined` if the file doesn't exist. */
  existing: string | undefined;
  /** Result of extraction, or `undefined` if no source has messages for it. */
  extracted: string | undefined;
  messages: Record<string, Message>;
}

const collator = new Intl.Collator('en');

/** Reads the sources and catalogs of a Lingui configuration without writing. */
export async function readCatalogFiles(config: LinguiConfigNormalized): Promise<CatalogFile[]> {
  const { locales, sourceLocale } = config;
  const catalogs = await getCatalogs(config);
  const [first] = catalogs;
  if (!first) throw new Error('The configuration names no catalog.');
  const { format } = first;

  const folders = new Set(catalogs.map((catalog) => catalog.path.replace(/(?<=\/locales)\/.*$/, '')));
  const files = [...folders]
    .flatMap((folder) => globSync(`${folder}/**/*.po`))
    .map((file) => path.resolve(file));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const recorded = new Map<string, CatalogType>();
  /**
   * Messages of all catalogs by language, so that a message keeps its translation when it moves to another
   * catalog.
   */
  const known: Record<string, CatalogType> = {};
  for (const file of files) {
    const locale = path.basename(file, '.po');
    const messages = (await format.read(file, locale)) ?? {};
    recorded.set(file, messages);
    known[locale] = { ...known[locale], ...messages };
  }

  const read = catalogs.map(async (catalog) => {
    const collected = await catalog.collect();
    // Lingui has already printed which source it couldn't read, and why.
    if (!collected) throw new Error(`Could not read the messages of ${catalog.path}.`);
    const inOrder = Object.entries(collected).sort(([a], [b]) => collator.compare(a, b));
    return await Promise.all(
      locales.map(async (locale): Promise<CatalogFile> => {
        const file = path.resolve(catalog.getFilename(locale));
        const messages = Object.fromEntries(
          inOrder.map(([id, message]): [string, Message] => {
            if (locale === sourceLocale) return [id, { ...message, translation: message.message ?? id }];
            const before = recorded.get(file)?.[id] ?? known[locale]?.[id];
            const { translation = '', extra } = before ?? {};
            return [id, withEnglish({ ...message, extra, translation }, before)];
          }),
        );
        const existing = texts.get(file);
        const extracted =
          inOrder.length > 0 ? await format.serialize(file, messages, locale, existing) : undefined;
        return { file, locale, existing, extracted, messages };
      }),
    );
  });
  const wanted = (await Promise.all(read)).flat();
  const left = files.filter((one) => !wanted.some(({ file }) => file === one));
  return [
    ...wanted,
    ...left.map((file) => ({
      file,
      locale: path.basename(file, '.po'),
      existing: texts.get(file),
      extracted: undefined,
      messages: {},
    })),
  ];
}
