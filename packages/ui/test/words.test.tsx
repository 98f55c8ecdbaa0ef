// The languages of Storybook's toolbar: whole translations, and accents on every text that comes by props.
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { translateArgs } from '../src/internal/words/translate-args.js';
import { inAccents, type Words } from '../src/internal/words/translate.js';
import { components, type Props } from './components.ts';
import { readableTexts } from './sentinels.ts';

const dictionaries = Object.entries(
  import.meta.glob<Words>('../src/internal/words/*.json', { eager: true, import: 'default' }),
).map(([path, words]) => ({ language: path.replace(/^.*\/|\.json$/g, ''), words }));

const english = components.map(({ name, component, fixtures }) => ({
  name,
  component,
  fixtures: Object.entries(fixtures).filter(([fixture, props]) => isEnglish(fixture, props)),
}));

/** Fixtures that show another language by design stay in it. */
function isEnglish(fixture: string, { lang = 'en' }: Props): boolean {
  return lang === 'en' && !/^(?:long[A-Z]\w*|japanese|german|languageLinks)$/.test(fixture);
}

it('finds the languages', () => {
  expect(dictionaries).not.toEqual([]);
});

describe.each(dictionaries)('$language', ({ words }) => {
  it('has the same texts as the other languages', () => {
    expect(Object.keys(words)).toEqual(Object.keys(dictionaries[0]?.words ?? {}));
  });

  it.each(Object.entries(words))('keeps placeholders and elements: %s', (text, translation) => {
    const marks = (one: string) => (one.match(/\{\w+\}|<[^>]+>/g) ?? []).toSorted();
    expect(translation.trim()).not.toBe('');
    expect(marks(translation)).toEqual(marks(text));
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
