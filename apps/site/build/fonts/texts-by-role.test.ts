// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fontRules, textsByRole } from './texts-by-role.ts';

const css = [
  '@layer base{body{font-family:var(--gloam-font-sans)}:is(h2,h3){font:350 1rem/1.2 var(--gloam-font-serif)}',
  'button{font:inherit}}',
  '.lede{color:red;font:350 1rem/1.5 var(--gloam-font-serif)}.lede[data-size=small]{font:400 1rem var(--gloam-font-sans)}',
  '.label{font:400 1rem var(--gloam-font-mono)}.label::after{font-family:var(--gloam-font-serif)}',
  '@media (width>=48rem){.heading{font:600 1rem var(--gloam-font-sans)}}code{font-family:ui-monospace,monospace}',
].join('');

const read = (html: string) =>
  Object.fromEntries(textsByRole(new DOMParser().parseFromString(html, 'text/html'), fontRules(css)));

it('assigns text to the font stack of its element or the closest ancestor', () => {
  expect(read('a<h2>b<em>c</em></h2><p class="label">d</p>')).toEqual({ sans: 'a', serif: 'bc', mono: 'd' });
});

it('applies the last matching rule', () => {
  expect(read('<h3 class="heading">a</h3><div class="lede" data-size="small">b<h3>c</h3></div>')).toEqual({
    sans: 'ab',
    serif: 'c',
  });
});

it('resets an element to the inherited stack', () => {
  expect(read('<p class="lede">a<button>b</button></p>')).toEqual({ serif: 'ab', sans: '' });
});

it('ignores earlier rules for an element that reverts', () => {
  const own = fontRules(`${css}.own{font:revert}`);
  const page = new DOMParser().parseFromString('a<h2 class="own">b</h2>', 'text/html');
  expect(Object.fromEntries(textsByRole(page, own))).toEqual({ sans: 'ab' });
});

it('skips other fonts and elements that are never shown as text', () => {
  expect(read('a<code>b</code><script>c</script><template>d</template><i hidden>e</i>')).toEqual({
    sans: 'ae',
  });
});

it('includes placeholders and empty date fields', () => {
  expect(read('<input placeholder="a" value="b">')).toEqual({ sans: 'a' });
  expect(read('<input type="date">').sans).toMatch(/年.*d/);
});
