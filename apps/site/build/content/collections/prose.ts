import type { Languages, Reader } from '../reader.ts';
import { day } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { Said } from '../values.ts';
import { saidSections } from './sections.ts';

interface TextSection {
  title: Said;
  text: Said;
}

/** The sections of a text whose headings and paragraphs a page shows as they are. */
export const textSections = (
  reader: Reader,
  languages: Languages<unknown> | undefined,
  area: string,
  id: string,
): TextSection[] =>
  saidSections(reader, languages).map(({ number, say }) => ({
    title: say(area, `${id}.${String(number)}.title`, ({ title }) => title),
    text: say(area, `${id}.${String(number)}.html`, ({ nodes }, locale) => reader.html(nodes, locale)),
  }));

/** The legal texts with their day. */
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

/** The questions of the support page, in the order in which they stand. */
export const readFaq = (reader: Reader) =>
  saidSections(reader, reader.languages('faq', {})).map(({ number, say }) => ({
    n: number,
    question: say('support', `faq.${String(number)}.question`, ({ title }) => title),
    answer: say('support', `faq.${String(number)}.html`, ({ nodes }, locale) => reader.html(nodes, locale)),
  }));
