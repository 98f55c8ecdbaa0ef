import type { Reader } from '../reader.ts';
import { day } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { Said } from '../values.ts';
import { saidSections } from './sections.ts';

interface LegalSection {
  title: Said;
  text: Said;
}

/** A text whose headings and paragraphs a page shows as they are. */
function readSections(reader: Reader, folder: string, area: string, id: string, titleKey: string) {
  const languages = reader.languages(folder, {});
  return saidSections(reader, languages).map(({ number, say }) => ({
    number,
    title: say(area, `${id}.${String(number)}.${titleKey}`, ({ title }) => title),
    text: say(area, `${id}.${String(number)}.html`, ({ nodes }, locale) => reader.html(nodes, locale)),
  }));
}

/** The legal texts with their day. */
export function readLegal(reader: Reader) {
  const index = reader.record('legal/index.yaml', record({ date: day }));
  const read = (name: string): LegalSection[] =>
    readSections(reader, `legal/${name}`, 'legal', `legal.${name}`, 'title').map(({ title, text }) => ({
      title,
      text,
    }));
  return {
    legalDate: index?.date ?? '',
    terms: read('terms'),
    privacy: read('privacy'),
    applicants: read('applicants'),
  };
}

/** The questions of the support page, in the order in which they stand. */
export const readFaq = (reader: Reader) =>
  readSections(reader, 'faq', 'support', 'faq', 'question').map(({ number, title, text }) => ({
    n: number,
    question: title,
    answer: text,
  }));
