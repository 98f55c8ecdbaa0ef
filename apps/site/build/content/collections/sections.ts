import { DEFAULT_LOCALE } from '@fatal/contracts';
import type { Languages, Reader } from '../reader.ts';
import type { Section } from '../markdown/sections.ts';
import type { CatalogText } from '../values.ts';

/** Selects a text of a section in one language. */
type Pick = (section: Section, locale: string) => string | undefined;

export interface SectionMessages {
  /** Position, starting at 1. */
  number: number;
  /** English heading. */
  title: string;
  addMessage: (area: string, id: string, pick: Pick) => CatalogText;
}

/**
 * Returns the sections of an entry, to be added to the catalogs in all languages. Returns none if the entry
 * couldn't be read.
 */
export function sectionMessages(
  reader: Reader,
  languages: Languages<unknown> | undefined,
): SectionMessages[] {
  if (!languages) return [];
  const all = reader.sections(languages);
  return (all.get(DEFAULT_LOCALE) ?? []).map(({ title }, index) => ({
    number: index + 1,
    title,
    addMessage: (area, id, pick) => {
      const texts = [...all].flatMap(([locale, sections]) => {
        const section = sections[index];
        const text = section && pick(section, locale);
        return text === undefined ? [] : [[locale, text] as const];
      });
      return reader.addMessage(area, id, new Map(texts));
    },
  }));
}
