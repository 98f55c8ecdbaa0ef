import { expect, it } from 'vitest';
import { createI18n, loadCatalogs } from '../src/runtime/i18n.ts';
import { lettersOfFamily, lettersToCome } from './page-faces.ts';

const css = [
  ':root{--gloam-font-serif:Mincho Page,Mincho,serif;--gloam-font-sans:Gothic Page,Gothic;',
  '--gloam-font-mono:Mono,Mono Fallback,Gothic Page,Gothic,monospace}',
  '@font-face{font-family:Mono;src:url(/fonts/mono);unicode-range:U+30-39}',
  '@font-face{font-family:Mono Fallback;src:local(Menlo)}',
].join('');
const texts = new Map([
  ['serif', '字a'],
  ['sans', 'b b'],
  ['mono', '1年'],
]);

it('a family sets the letters of every role that names it, but for those of a web font before it', () => {
  expect(lettersOfFamily('Mincho Page', css, texts)).toBe('字a');
  expect(lettersOfFamily('Gothic Page', css, texts)).toBe('b 年');
  expect(lettersOfFamily('Roman', css, texts)).toBe('');
});

it('the words that come into an article by themselves are counted before they do', async () => {
  const i18n = createI18n('jp');
  expect(lettersToCome(i18n, 'jp')).toBe('0123456789');
  await loadCatalogs(i18n, 'jp', ['news']);
  expect(lettersToCome(i18n, 'jp')).toMatch(/閲覧\d回/);
});
