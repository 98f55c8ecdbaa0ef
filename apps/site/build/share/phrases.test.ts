import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

describe(phrasesOf, () => {
  it.each([
    ['見えるより先に聞こえる。', '見えるより|先に|聞こえる。'],
    ['1時間15分。350回の会議', '1時間15分。|350回の|会議'],
    ['開発中のFatal II。いまお見せ', '開発中の|Fatal |II。|いまお見せ'],
    ['単位になるインターン', '単位に|なる|インターン'],
    ['プライバシーポリシー', 'プライバシーポリシー'],
    ['ハード\u200bサーフェス\u200bアーティスト', 'ハード|サーフェス|アーティスト'],
  ])('splits the Japanese title %s into %s', (title, phrases) => {
    expect(phrasesOf(title, 'japanese').join('|')).toBe(phrases);
  });

  it('splits other titles into words without soft hyphens', () => {
    expect(phrasesOf('Daten\u00adschutz und survival-horror', 'latin')).toEqual([
      'Datenschutz ',
      'und ',
      'survival-',
      'horror',
    ]);
  });
});
