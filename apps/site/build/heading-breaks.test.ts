import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { hinted } from './heading-breaks.ts';
import { BREAK_HINT, japanesePhrases, withBreakHints } from './phrases.ts';

const shown = (text: string) => text.replaceAll(BREAK_HINT, '|');

describe('japanesePhrases', () => {
  it.each([
    ['灯りを手にする人たち', '灯りを|手に|する|人たち'],
    // Keeps 明るみ together, which the parser alone would split.
    ['左の壁の明るみ', '左の|壁の|明るみ'],
    ['マドリードとナバラから。単位になるインターン', 'マドリードと|ナバラから。|単位に|なる|インターン'],
  ])('splits %s into %s', (text, phrases) => {
    expect(japanesePhrases(text).join('|')).toBe(phrases);
  });
});

describe('withBreakHints', () => {
  it.each([
    [
      'adds hints between phrases, except where lines can break anyway',
      '浸水の音を、録る',
      '浸水の|音を、録る',
    ],
    ['ignores tags', '灯りを<em>手にする人たち</em>', '灯りを<em>|手に|する|人たち</em>'],
    ['keeps existing hints', '背景\u200bアーティスト', '背景|アーティスト'],
    ['leaves a single word unchanged', 'サポート', 'サポート'],
  ])('%s', (_, heading, expected) => {
    expect(shown(withBreakHints(heading))).toBe(expected);
  });
});

describe('hinted', () => {
  it('adds hints to Japanese messages whose id marks a heading', () => {
    expect(hinted('jp', 'home.title', ['灯りを残す'])).toEqual(['灯りを\u200b残す']);
    expect(hinted('jp', 'home.text', ['灯りを残す'])).toEqual(['灯りを残す']);
    expect(hinted('de', 'home.title', ['灯りを残す'])).toEqual(['灯りを残す']);
  });

  it('adds hints to headings in HTML', () => {
    expect(hinted('jp', 'news.1.body', ['<h2>灯りを残す</h2><p>灯りを残す</p>'])).toEqual([
      '<h2>灯りを\u200b残す</h2><p>灯りを残す</p>',
    ]);
  });

  it('keeps placeholders and plural keywords', () => {
    const message: CompiledMessage = [
      ['count', 'plural', { offset: 0, other: ['灯りを', '#', '個残す'] }],
      ['name'],
    ];
    expect(hinted('jp', 'home.title', message)).toEqual(message);
  });
});
