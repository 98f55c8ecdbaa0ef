// Every pack has the labels of every component.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LabelPack } from '../src/labels/label-pack.js';
import { sizeOf } from './measure.ts';
import { componentFolders, src } from './source-files.ts';

const packs = Object.entries(
  import.meta.glob<Record<string, object>>('../src/labels/??.ts', { eager: true }),
).map(([path, pack]) => ({ language: path.slice(-5, -3), pack: pack as unknown as LabelPack }));

/** Types of labels that have another name in the packs, or no required label. */
const NOT_IN_PACKS = new Set(['AccordionLabels', 'DropdownMenuLabels', 'TeamCardLabels']);

const typeNames = componentFolders.flatMap((folder) => {
  const code = readFileSync(join(src, folder, `${folder}.tsx`), 'utf8');
  const exported = code.match(/^export (?:interface \w+|type \w+|type \{[^}]*\})/gm) ?? [];
  return exported.join(' ').match(/\b[A-Z]\w+Labels\b/g) ?? [];
});
const expected = [...new Set(typeNames)]
  .filter((name) => !NOT_IN_PACKS.has(name))
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  .sort();

/** The arguments of labels that are functions. No label contains these texts by itself. */
const VALUES = {
  ...{ name: 'Ŵ1', title: 'Ŵ2', description: 'Ŵ3', savedAt: new Date(2026, 5, 3, 10, 12) },
  ...{ count: 7, index: 4, total: 8, page: 4, pageCount: 8, over: 6, advised: 9, value: 5, percent: 25 },
  ...{
    minAge: 16,
    advisoryAge: 18,
    shown: 'second',
    row: 2,
    rows: 4,
    column: 3,
    columns: 6,
    size: 2_500_000,
    external: true,
  },
};

/** Returns every text of a pack by its path. Functions are called with `values`. */
function textsOf(words: unknown, values: object, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words === 'function') {
    const part = path.endsWith('Part') ? 'month' : 'link';
    return textsOf((words as (given: object) => unknown)({ ...values, part }), values, path);
  }
  const entries = Object.entries(words as object);
  return new Map(entries.flatMap(([key, one]) => [...textsOf(one, values, `${path}/${key}`)]));
}

it('finds the languages', () => {
  expect(packs.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'it', 'ja']);
});

describe.each(packs)('$language', ({ language, pack }) => {
  const texts = textsOf(pack, VALUES);

  it('has labels for every component', () => {
    expect(Object.keys(pack).sort()).toEqual(expected);
  });

  it('has the labels of the English pack', () => {
    const english = packs.find((one) => one.language === 'en')?.pack;
    const paths = (one: unknown) =>
      [...textsOf(one, VALUES).keys()].filter((path) => !path.includes('/monthNames/')).sort();
    expect(paths(pack)).toEqual(paths(english));
  });

  it('has no empty text and no undefined value', () => {
    const wrong = [...texts].filter(([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text));
    expect(wrong).toEqual([]);
  });

  it('shows the values that it receives', () => {
    const missing = Object.entries({
      'fileFieldLabels/remove': 'Ŵ1',
      'accordionCopyLabels/copyLink': 'Ŵ2',
      'galleryLabels/announcement': 'Ŵ3',
      'ageGateLabels/underAge': '16',
      'contentWarningAgeLabels/text': '18',
      'paginationLabels/page': '8',
      'fileFieldLabels/selected': 'MB',
      'lightboxZoomLabels/level': '25',
      'draftNoticeLabels/offer': '2026',
      'textareaFieldLabels/overAdvised': '6',
    }).filter(([path, value]) => !texts.get(`/${path}`)?.includes(value));
    expect(missing).toEqual([]);
  });

  it('has plural forms', () => {
    const said = (count: number) => pack.errorSummaryLabels.errorSummary({ count }).replace(/\d/, '#');
    if (language === 'ja') expect(said(1)).toBe(said(2));
    else expect(said(1)).not.toBe(said(2));
  });

  it('has the text of a button in its accessible name', () => {
    const { contact, contactName } = pack.contactPanelLabels;
    expect(contactName({ name: 'Nerea' })).toContain(contact);
  });

  it('reads the name of every month', () => {
    const { monthNames } = pack.ageGateFieldsLabels;
    expect(monthNames).toHaveLength(12);
    monthNames.forEach((spellings, month) => {
      const written = new Date(2026, month, 1).toLocaleDateString(language, { month: 'long' });
      expect(spellings).toContain(written);
    });
  });

  it('can be tree-shaken', async () => {
    const file = JSON.stringify(join(src, `labels/${language}.ts`));
    const [one, all] = await Promise.all(
      ['{ dialogLabels }', '*'].map((what) =>
        sizeOf({ code: `export ${what} from ${file};` }, { composed: true }),
      ),
    );
    expect(one).toBeLessThan((all ?? 0) / 20);
  });
});
