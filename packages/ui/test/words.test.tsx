// The languages of Storybook's toolbar: the fixtures' words in each, and none forgotten.
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { translateArgs } from '../src/internal/words/translate-args.js';
import { byAccents, byWords, type Words } from '../src/internal/words/translate.js';
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

/** Members of a label's object that are one of a few words. */
const PARTS: Record<string, string[]> = { 'age-gate': ['day', 'month', 'year'] };

/** What label functions of a component are given, in the singular and in the plural. */
function samplesOf(component: string): object[] {
  return (PARTS[component] ?? ['platform', 'link']).flatMap((part) =>
    [1, 3].map((count) => {
      const known: Record<string, unknown> = {
        part,
        name: 'Ada',
        title: 'Teaser',
        description: 'A door.',
        savedAt: new Date(0),
      };
      return new Proxy(known, { get: (_, key) => known[String(key)] ?? count });
    }),
  );
}

/** All that labels say, and what their functions answer to the samples. */
function textsOf(labels: unknown, samples: object[]): string[] {
  if (typeof labels === 'string') return [labels];
  if (typeof labels === 'function')
    return samples.flatMap((sample) => textsOf((labels as (given: object) => unknown)(sample), samples));
  if (typeof labels !== 'object' || labels === null) return [];
  return Object.values(labels).flatMap((one) => textsOf(one, samples));
}

it('finds the languages', () => {
  expect(dictionaries.map(({ language }) => language)).toEqual(['de', 'es', 'it', 'ja']);
});

describe.each(dictionaries)('$language', ({ words }) => {
  const translate = byWords(words);

  it.each(english)('words every label of $name', ({ name, fixtures }) => {
    const samples = samplesOf(name);
    const texts = fixtures
      .flatMap(([, { labels }]) => textsOf(labels, samples))
      .filter((text) => /\p{L}/u.test(text));
    expect([...new Set(texts)].filter((text) => translate(text, true) === undefined)).toEqual([]);
  });

  it('has the same texts as the other languages', () => {
    expect(Object.keys(words)).toEqual(Object.keys(dictionaries[0]?.words ?? {}));
  });

  it.each(Object.entries(words))('keeps placeholders and elements: %s', (text, translation) => {
    const marks = (one: string) => (one.match(/\{\w+\}|<[^>]+>/g) ?? []).toSorted();
    expect(translation.trim()).not.toBe('');
    expect(marks(translation)).toEqual(marks(text));
  });
});

/** Names, addresses and codes are the same everywhere; what people typed stays as they typed it. */
const SAME =
  /^(?:Nerea Okafor|Nadia Berrada|NO|Fatal(?: I+V?)?|\d+A|EN|E|English|Español|Deutsch|Italiano|GitHub|ArtStation|LinkedIn|Instagram|YouTube|TikTok|[\w.]+@[\w.]+|nerea|(?:lamp|door)\.[^]*)$/;

describe('in accented English nothing is left plain', () => {
  const translate = byAccents(dictionaries[0]?.words ?? {});

  describe.each(english)('$name', ({ component, fixtures }) => {
    it.each(fixtures)('%s', (_, props) => {
      const { baseElement } = render(createElement(component, translateArgs(props, translate)));
      const plain = readableTexts(baseElement).filter(
        (text) => /[aeioun]/i.test(text) && !SAME.test(text.trim()),
      );
      expect(
        plain,
        'to be added to src/internal/words/*.json; names of people go to SAME in this file',
      ).toEqual([]);
    });
  });
});
