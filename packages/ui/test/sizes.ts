// What an entry of the library weighs in somebody's bundle. Used by sizes.test.ts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SHEET, src } from '../scripts/entries.ts';
import { everythingOf, inKib, KIB, sizeOfSheet } from './measure.ts';
import { writeStyles } from '../scripts/styles.ts';

const contracts = join(import.meta.dirname, '../../contracts/src/index.ts');

/** What every component may weigh that has no budget of its own, in KiB. */
const COMMON_BUDGET = 2;

/** A component that composes other public ones may weigh this together with all of them, in KiB; a form has many, a gallery has the lightbox. */
const composedBudgetOf = (name: string) => (name.endsWith('-form') ? 8.5 : name === 'gallery' ? 4.75 : 4);

export interface Entry {
  name: string;
  /** Source text of the entry. */
  code: string;
  /** In KiB. */
  budget: number;
  /** In KiB, together with the public components that it composes. Left out where `budget` counts them already. */
  composedBudget?: number;
}

/** Components with a budget of their own: all that they import counts. */
const NAMED_BUDGETS: Readonly<Record<string, number>> = { 'digit-counter': 1, 'partner-carousel': 1.5 };

/** The Radix halves and whatever stands on Radix, which a bundler puts into one chunk. */
const RADIX_PARTS = [
  'dialog/dialog.radix.tsx',
  'dropdown-menu/dropdown-menu.radix.tsx',
  'accordion/index.ts',
];

/** Counted in an entry of another name. */
const COUNTED_ELSEWHERE = new Set(['accordion', 'application-form', 'lightbox']);

const folders = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')));

export const entries: readonly Entry[] = [
  {
    name: 'dialog, dropdown menu and accordion on Radix',
    code: everythingOf(...RADIX_PARTS),
    budget: 33,
  },
  {
    name: 'application-form with its rules',
    code: `${everythingOf('application-form/index.ts')}
      export { applicationFormSchema, toApplicationPayload, validate } from ${JSON.stringify(contracts)};`,
    budget: 11.25,
  },
  {
    name: 'lightbox with the part that it fetches late',
    code: everythingOf('lightbox/index.ts', 'lightbox/lightbox-surface.tsx'),
    budget: 6,
  },
  {
    name: 'what all forms share',
    code: everythingOf('form/form.ts'),
    budget: 2.8,
    composedBudget: 5,
  },
  ...folders
    .filter((name) => !COUNTED_ELSEWHERE.has(name))
    .map((name) => ({
      name,
      code: everythingOf(`${name}/index.ts`),
      budget: NAMED_BUDGETS[name] ?? COMMON_BUDGET,
      ...(name in NAMED_BUDGETS ? {} : { composedBudget: composedBudgetOf(name) }),
    })),
];

/** Bytes of the one style sheet of all components, minified, with brotli at 11. */
export const sizeOfStyles = () => sizeOfSheet(writeStyles());

/** Bytes of what a page of Gloam's own wants beside it. */
export const sizeOfPage = () => sizeOfSheet(join(src, PAGE_SHEET));

/** In KiB, the sheet for a whole page. */
export const PAGE_BUDGET = 1;

/** In KiB, all styles of the library. */
export const STYLES_BUDGET = 12;

/** From this part of a budget on the next change may not fit: the tests name what is there. */
export const WARN_AT = 0.9;

/** One line that names what has used nine tenths of its budget; `undefined` where nothing has. */
export function warning(
  sizes: readonly { name: string; bytes: number; budget: number }[],
): string | undefined {
  const near = sizes.filter(({ bytes, budget }) => bytes > WARN_AT * budget * KIB);
  const texts = near.map(({ name, bytes, budget }) => `${name} ${inKib(bytes)} of ${String(budget)} KiB`);
  return texts.length === 0 ? undefined : `Over ${String(WARN_AT * 100)} % of a budget: ${texts.join('; ')}`;
}
