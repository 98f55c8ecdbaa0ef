// The languages of Storybook's toolbar: the packs of labels, and translations of the sample texts.
import { describe, expect, it } from 'vitest';
import { translateArgs } from '../src/fixtures/translate-args.js';
import { byPack, type Texts } from '../src/fixtures/translate.js';
import * as de from '../src/labels/de.js';
import * as en from '../src/labels/en.js';

const samples = Object.entries(
  import.meta.glob<Texts>('../src/fixtures/samples/texts/*.json', { eager: true, import: 'default' }),
).map(([path, texts]) => ({ language: path.replace(/^.*\/|\.json$/g, ''), texts }));

it('finds the sample texts', () => {
  expect(samples).not.toEqual([]);
});

describe.each(samples)('$language', ({ texts }) => {
  it('has the texts of the other languages', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(samples[0]?.texts ?? {}));
  });

  it('translates every text, and keeps its elements', () => {
    const tags = (text: string) => (text.match(/<[^>]+>/g) ?? []).toSorted();
    const wrong = Object.entries(texts).filter(
      ([text, translated]) => translated.trim() === '' || tags(text).join() !== tags(translated).join(),
    );
    expect(wrong).toEqual([]);
  });
});

describe('translateArgs', () => {
  const german = byPack(en, de, { 'A lamp': 'Eine Lampe' });

  it('translates labels at any depth with the other pack, and samples', () => {
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

  it('translates texts outside of `labels`', () => {
    expect(translateArgs({ optionalLabel: 'Optional', alt: 'A lamp' }, german)).toEqual({
      optionalLabel: 'Optional',
      alt: 'Eine Lampe',
    });
  });
});
