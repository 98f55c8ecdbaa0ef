import type { I18n } from '@lingui/core';
import { writeDay, writeInstant, type Locale } from '@fatal/contracts';
import { FAMILIES } from '../build/fonts/families.ts';
import { openPageFonts } from '../build/fonts/page-fonts.ts';
import type { Kept } from '../../../tools/step/cache.ts';
import { claims, fontFaces, fontStacks, type PageFace } from './font-faces.ts';
import { makersOf } from './makers.ts';
import { parseDocument } from './parse-document.ts';
import { fontRules, textsByRole } from './texts-by-role.ts';

const MAKERS = makersOf(
  import.meta.glob<string>(['./parse-document.ts', './texts-by-role.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Messages that come into a page by themselves: with the settings, or after it stands and before anybody has touched it. */
const COMES_BY_ITSELF = [
  'news.article.views',
  'forms.deadline.both',
  'forms.deadline.passed',
  'forms.deadline.madrid',
  'home.wishlist.labelDated',
  'home.wishlist.none',
  'positions.form.closedTitle',
  'positions.form.closedText',
];

/** Japanese writes every instant with the same letters, but for the digits. */
const SAMPLE_INSTANT = '2026-10-31T23:59:00Z';

/** The letters that a page may show without being touched, beside those of its HTML: counters count, too. */
export const lettersToCome = (i18n: I18n, locale: Locale): string =>
  COMES_BY_ITSELF.filter((id) => Object.hasOwn(i18n.messages, id))
    .map((id) =>
      i18n._(id, {
        views: 0,
        written: '0',
        local: '',
        madrid: writeInstant(SAMPLE_INSTANT, locale),
        day: writeDay(SAMPLE_INSTANT, locale),
      }),
    )
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
export async function openPageFaces(client: string, kept: Kept) {
  const face = await openPageFonts(`${client}/fonts`);

  async function textsIn(html: string, css: string): Promise<Map<string, string>> {
    const rules = fontRules(css);
    const read = await kept(['texts-by-role', MAKERS, html, JSON.stringify(rules)], async () =>
      Buffer.from(JSON.stringify([...textsByRole(await parseDocument(html), rules)])),
    );
    return new Map(JSON.parse(Buffer.from(read).toString()) as [string, string][]);
  }

  return {
    /** The faces that a page has of its own, in a language whose stacks name such; `more` says which letters may come. */
    async of(html: string, { faces, rules }: Styled, more: () => string): Promise<PageFace[]> {
      const named = new Set([...fontStacks(faces).values()].flat());
      const families = FAMILIES.filter(({ page }) => named.has(page));
      if (families.length === 0) return [];
      const texts = await textsIn(html, rules);
      const made = families.map(async (family) => {
        const letters = lettersOfFamily(family.page, faces, texts);
        const { file, lacking } = await face(family, letters && letters + more());
        return file === undefined
          ? []
          : [{ family: family.page, of: family.family, file: `/fonts/${file}`, lacking }];
      });
      return (await Promise.all(made)).flat();
    },
  };
}
