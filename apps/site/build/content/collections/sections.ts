import { DEFAULT_LOCALE } from '@fatal/contracts';
import type { Languages, Reader } from '../reader.ts';
import type { Section } from '../markdown/sections.ts';
import type { Said } from '../values.ts';

/** What one section says, in one language. */
type Pick = (section: Section, locale: string) => string | undefined;

export interface SaidSection {
  /** From 1. */
  number: number;
  /** The English heading. */
  title: string;
  say: (area: string, id: string, pick: Pick) => Said;
}

/** The sections of an entry, each ready to be said in all languages; none of one that could not be read. */
export function saidSections(reader: Reader, languages: Languages<unknown> | undefined): SaidSection[] {
  if (!languages) return [];
  const all = reader.sections(languages);
  return (all.get(DEFAULT_LOCALE) ?? []).map(({ title }, index) => ({
    number: index + 1,
    title,
    say: (area, id, pick) => {
      const texts = [...all].flatMap(([locale, sections]) => {
        const section = sections[index];
        const text = section && pick(section, locale);
        return text === undefined ? [] : [[locale, text] as const];
      });
      return reader.say(area, id, new Map(texts));
    },
  }));
}
