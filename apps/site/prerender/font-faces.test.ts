import { describe, expect, it } from 'vitest';
import { pageFonts, withoutFaces } from './font-faces.ts';

const face = (family: string, file: string, range = '') =>
  `@font-face{font-family:${family};font-style:normal;src:url(/fonts/${file})format("woff2")${range && `;unicode-range:${range}`}}`;
const latin = face('Roman', 'roman', 'U+20-7E');
const further = face('Roman', 'further', 'U+10D,U+15F');
const grotesk = face('"Plain Grotesk"', 'grotesk', 'U+20-7E');
const local = '@font-face{font-family:Roman Fallback;src:local(Times)}';
const css = `:root{--gloam-font-serif:Roman,"Roman Fallback",serif;--gloam-font-sans:"Plain Grotesk",sans-serif}${latin}${further}${grotesk}${local}p{color:red}`;
const common = face('Mincho', 'common');
const kanji = face('Mincho', 'kanji', 'U+5B57');
const own = `${common}${kanji}:root:lang(ja){--gloam-font-serif:Mincho,serif;--gloam-font-sans:Gothic}`;

describe('the faces of a page', () => {
  it('are those that a letter of it is in, and the local ones', () => {
    const { css: plain } = pageFonts(css, '', '<p>a</p>');
    expect(plain).toContain('/fonts/roman');
    expect(plain).toContain('/fonts/grotesk');
    expect(plain).not.toContain('/fonts/further');
    expect(plain).toContain(local);
    expect(pageFonts(css, '', '<p>\u010d</p>').css).toContain(further);
  });

  it('do not list the letters of those that are fetched anyway', () => {
    expect(pageFonts(css, '', '<p>\u010d</p>').css).toBe(
      face('Roman', 'roman') + further + face('"Plain Grotesk"', 'grotesk') + local,
    );
  });

  it('are those of its language alone, where it has some', () => {
    const stacks = withoutFaces(own);
    expect(pageFonts(css, own, '<p>a</p>').css).toBe(common + stacks);
    expect(pageFonts(css, own, '<p>字</p>').css).toBe(common + kanji + stacks);
  });

  it('do not list the letters of one that its language takes from the others', () => {
    const named = own.replace('sans:Gothic', 'sans:"Plain Grotesk"');
    expect(pageFonts(css, named, '<p>a字</p>').css).toBe(
      common + kanji + face('"Plain Grotesk"', 'grotesk') + withoutFaces(named),
    );
  });

  it('are those outside the stacks, too, where its language has none of its own', () => {
    const name = face('Names', 'name', 'U+5B57');
    expect(pageFonts(css + name, '', '<p>字</p>').css).toContain('/fonts/name');
    expect(pageFonts(css + name, '', '<p>a</p>').css).not.toContain('/fonts/name');
    expect(pageFonts(css + name, own, '<p>字</p>').css).not.toContain('/fonts/name');
  });

  it('are fetched ahead where the page certainly uses them', () => {
    expect(pageFonts(css, '', '<p>\u010d</p>').preloads).toEqual(['/fonts/roman', '/fonts/grotesk']);
    expect(pageFonts(css, own, '<p>字</p>').preloads).toEqual(['/fonts/common']);
  });

  it('are the ones that it has of its own, and of the slices those with a letter that these lack', () => {
    const named = own.replace('serif:Mincho', 'serif:"Mincho Page",Mincho');
    const page = { family: 'Mincho Page', of: 'Mincho', file: '/fonts/page', lacking: [] };
    const fonts = pageFonts(css, named, '<p>字</p>', [page]);
    expect(fonts.css).toMatch(
      /^@font-face\{font-family:Mincho Page;[^}]*url\(\/fonts\/page\)[^}]*\}:root[^}]*\}$/,
    );
    expect(fonts.preloads).toEqual(['/fonts/page']);
    expect(pageFonts(css, named, '<p>字</p>', [{ ...page, lacking: ['字'] }]).css).toContain(kanji);
    expect(pageFonts(css, named, '<p>字</p>', [{ ...page, lacking: ['本'] }]).css).not.toContain('common');
  });

  it('leave the other rules of a sheet', () => {
    expect(withoutFaces(css)).toMatch(/^:root\{[^}]*\}p\{color:red\}$/);
  });
});
