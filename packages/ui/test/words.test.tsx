// The languages of Storybook's toolbar: packs, sample texts, and accents on every text that comes by props.
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { translateArgs } from '../src/fixtures/translate-args.js';
import { byPack, inAccents, type Texts } from '../src/fixtures/translate.js';
import * as de from '../src/labels/de.js';
import * as en from '../src/labels/en.js';
import { components, type Props } from './components.ts';
import { readableTexts } from './sentinels.ts';

const samples = Object.entries(
  import.meta.glob<Texts>('../src/fixtures/samples/texts/*.json', { eager: true, import: 'default' }),
).map(([path, texts]) => ({ language: path.replace(/^.*\/|\.json$/g, ''), texts }));

const english = components.map(({ name, component, fixtures }) => ({
  name,
  component,
  fixtures: Object.entries(fixtures).filter(([fixture, props]) => isEnglish(fixture, props)),
}));

/** Fixtures that show another language by design stay in it. */
function isEnglish(fixture: string, { lang = 'en' }: Props): boolean {
  return lang === 'en' && !/^(?:long[A-Z]\w*|japanese|german|languageLinks)$/.test(fixture);
}

/** All texts of a pack, without those that functions answer. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

it('finds the languages', () => {
  expect(samples).not.toEqual([]);
});

describe.each(samples)('$language', ({ texts }) => {
  it('has the same texts as the other languages', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(samples[0]?.texts ?? {}));
  });

  it('leaves to the pack what a pack says', () => {
    const said = new Set(textsOf({ ...en }));
    expect(Object.keys(texts).filter((text) => said.has(text))).toEqual([]);
  });

  it.each(Object.entries(texts))('keeps elements: %s', (text, translated) => {
    const marks = (one: string) => (one.match(/<[^>]+>/g) ?? []).toSorted();
    expect(translated.trim()).not.toBe('');
    expect(marks(translated)).toEqual(marks(text));
  });
});

describe('words of a pack', () => {
  const german = byPack(en, de, { 'A lamp': 'Eine Lampe' });

  it('are those of the other pack, wherever they stand in labels', () => {
    const { labels } = translateArgs(
      {
        labels: { ...en.contactFormLabels, draft: en.draftNoticeLabels, phone: 'A lamp', title: <b>Next</b> },
      },
      german,
    );
    expect(labels).toEqual({
      ...de.contactFormLabels,
      draft: de.draftNoticeLabels,
      phone: 'Eine Lampe',
      title: <b>{de.paginationLabels.next}</b>,
    });
  });

  it('are what a text outside of labels says too', () => {
    expect(translateArgs({ optionalLabel: 'Optional', alt: 'A lamp' }, german)).toEqual({
      optionalLabel: 'Optional',
      alt: 'Eine Lampe',
    });
  });
});

/** What is no text by its look: a single word in small letters, a number of a picture, an address, code, a language's name. */
const NO_TEXT = /^(?:[a-z]+|Español|Deutsch|Italiano|\d+A|[\w.]+@[\w.]+|(?:lamp|door)\.[^]*)$/;

describe('in accented English nothing is left plain', () => {
  describe.each(english)('$name', ({ component, fixtures }) => {
    it.each(fixtures)('%s', (_, props) => {
      const { baseElement } = render(createElement(component, translateArgs(props, inAccents)));
      const plain = readableTexts(baseElement).filter(
        (text) => /[aeioun]/i.test(text) && !NO_TEXT.test(text.trim()),
      );
      expect(plain).toEqual([]);
    });
  });
});
