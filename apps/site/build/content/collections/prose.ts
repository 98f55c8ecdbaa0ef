import type { Languages, Reader } from '../reader.ts';
import { day } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { CatalogText } from '../values.ts';
import { sectionMessages } from './sections.ts';

interface TextSection {
  title: CatalogText;
  text: CatalogText;
}

/** Reads the sections of a text that a page shows unchanged. */
export const textSections = (
  reader: Reader,
  languages: Languages<unknown> | undefined,
  area: string,
  id: string,
): TextSection[] =>
  sectionMessages(reader, languages).map(({ number, addMessage }) => ({
    title: addMessage(area, `${id}.${String(number)}.title`, ({ title }) => title),
    text: addMessage(area, `${id}.${String(number)}.html`, ({ nodes }, locale) => reader.html(nodes, locale)),
  }));

/** Reads the legal texts and their date. */
export function readLegal(reader: Reader) {
  const index = reader.record('legal/index.yaml', record({ date: day }));
  const read = (name: string) =>
    textSections(reader, reader.languages(`legal/${name}`, {}), 'legal', `legal.${name}`);
  return {
    legalDate: index?.date ?? '',
    terms: read('terms'),
    privacy: read('privacy'),
    applicants: read('applicants'),
  };
}

/** Reads the questions of the support page in file order. */
export const readFaq = (reader: Reader) =>
  sectionMessages(reader, reader.languages('faq', {})).map(({ number, addMessage }) => ({
    n: number,
    question: addMessage('support', `faq.${String(number)}.question`, ({ title }) => title),
    answer: addMessage('support', `faq.${String(number)}.html`, ({ nodes }, locale) =>
      reader.html(nodes, locale),
    ),
  }));
