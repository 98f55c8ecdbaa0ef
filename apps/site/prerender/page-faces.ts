import type { I18n } from '@lingui/core';
import { FAMILIES } from '../build/fonts/families.ts';
import { openPageFonts } from '../build/fonts/page-fonts.ts';
import { claims, fontFaces, fontStacks, type PageFace } from './font-faces.ts';
import { parseDocument } from './parse-document.mjs';
import { textsByRole } from './texts-by-role.ts';

/** Messages that come into a page by themselves, after it stands and before anybody has touched it. */
const COMES_BY_ITSELF = [
  'news.article.views',
  'forms.deadline.both',
  'positions.form.closedTitle',
  'positions.form.closedText',
];

/** The letters that a page may show without being touched, beside those of its HTML: counters count, too. */
export const lettersToCome = (i18n: I18n): string =>
  COMES_BY_ITSELF.filter((id) => Object.hasOwn(i18n.messages, id))
    .map((id) => i18n._(id, { views: 0, written: '0', local: '', madrid: '' }))
    .join('') + '0123456789';

/** The letters that a family sets: those of the roles in whose stack it stands, unless a web font before it claims them. */
export function lettersOfFamily(family: string, css: string, texts: ReadonlyMap<string, string>): string {
  const fetched = fontFaces(css).filter(({ file }) => file !== undefined);
  return [...fontStacks(css)]
    .filter(([, stack]) => stack.includes(family))
    .flatMap(([role, stack]) => {
      const before = new Set(stack.slice(0, stack.indexOf(family)));
      const others = fetched.filter((face) => before.has(face.family));
      return [...new Set(texts.get(role))].filter(
        (letter) => !others.some((face) => claims(face, letter.codePointAt(0) ?? 0)),
      );
    })
    .join('');
}

interface Styled {
  /** All faces and stacks of the language. */
  faces: string;
  /** The rules of the site. */
  rules: string;
}

/** Writes the faces of pages in `client`, the folder of public files. */
export async function openPageFaces(client: string) {
  const face = await openPageFonts(`${client}/fonts`);
  return {
    /** The faces that a page has of its own, in a language whose stacks name such; `more` are letters that may come. */
    async of(html: string, { faces, rules }: Styled, more: string): Promise<PageFace[]> {
      const named = new Set([...fontStacks(faces).values()].flat());
      const families = FAMILIES.filter(({ page }) => named.has(page));
      if (families.length === 0) return [];
      const texts = textsByRole(parseDocument(html), rules);
      const made = families.map(async (family) => {
        const letters = lettersOfFamily(family.page, faces, texts);
        const { file, lacking } = await face(family, letters && letters + more);
        return file === undefined
          ? []
          : [{ family: family.page, of: family.family, file: `/fonts/${file}`, lacking }];
      });
      return (await Promise.all(made)).flat();
    },
  };
}
