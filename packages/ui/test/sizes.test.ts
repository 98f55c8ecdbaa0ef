// Size limits of each entry in a bundle: minified, compressed with Brotli, without React and without what loads later.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentNames, PAGE_SHEET, src } from '../scripts/entries.ts';
import { writeStyles } from '../scripts/styles.ts';
import { everythingOf, inKib, KIB, sizeOf, sizeOfSheet } from './measure.ts';

const contracts = join(import.meta.dirname, '../../contracts/src/index.ts');

interface Budget {
  name: string;
  /** Source text of the entry. */
  code: string;
  /** In KiB. */
  budget: number;
  /** Whether the components that it imports count. */
  composed: boolean;
}

/** Entries with their own limit, with everything that they import. */
const NAMED: readonly Omit<Budget, 'composed'>[] = [
  {
    name: 'dialog, dropdown menu and accordion on Radix',
    code: everythingOf(
      'dialog/dialog.radix.tsx',
      'dropdown-menu/dropdown-menu.radix.tsx',
      'accordion/accordion.tsx',
    ),
    budget: 33,
  },
  {
    name: 'application-form with its rules',
    code: `${everythingOf('application-form/application-form.tsx')}
      export { applicationFormSchema, toApplicationPayload, validate } from ${JSON.stringify(contracts)};`,
    budget: 11.5,
  },
  {
    name: 'lightbox with the part that it loads later',
    code: everythingOf('lightbox/lightbox.tsx', 'lightbox/lightbox-surface.tsx'),
    budget: 6,
  },
  { name: 'digit-counter', code: everythingOf('digit-counter/digit-counter.tsx'), budget: 1 },
  { name: 'partner-carousel', code: everythingOf('partner-carousel/partner-carousel.tsx'), budget: 1.5 },
];

const NAMED_COMPONENTS = ['accordion', 'application-form', 'lightbox', 'digit-counter', 'partner-carousel'];

/** The limit of a component with those that it imports, in KiB. */
const composedBudgetOf = (name: string) =>
  /^(?:.+-)?form$/.test(name) ? 8.75 : name === 'gallery' ? 4.75 : 4;

const budgets: readonly Budget[] = [
  ...NAMED.map((one) => ({ ...one, composed: true })),
  ...componentNames
    .filter((name) => !NAMED_COMPONENTS.includes(name))
    .flatMap((name) => {
      const code = everythingOf(`${name}/${name}.tsx`);
      return [
        // A form imports every kind of field.
        { name, code, budget: name === 'form' ? 4 : 2, composed: false },
        { name: `${name} with its parts`, code, budget: composedBudgetOf(name), composed: true },
      ];
    }),
];

function expectToFit(bytes: number, budget: number) {
  expect(bytes, `${inKib(bytes)} KiB`).toBeLessThanOrEqual(budget * KIB);
}

it.each(budgets)('$name is at most $budget KiB', async ({ code, budget, composed }) => {
  expectToFit(await sizeOf({ code }, { composed }), budget);
});

it('all styles are at most 12 KiB', async () => {
  expectToFit(await sizeOfSheet(writeStyles()), 12);
});

it('page.css is at most 1 KiB', async () => {
  expectToFit(await sizeOfSheet(join(src, PAGE_SHEET)), 1);
});
