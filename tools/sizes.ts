// Prints what each entry of the library weighs, beside its budget. The rules are in packages/ui/test/sizes.test.ts.
import { inKib, sizeOf } from '../packages/ui/scripts/measure.ts';
import {
  entries,
  PAGE_BUDGET,
  sizeOfPage,
  sizeOfStyles,
  STYLES_BUDGET,
  warning,
} from '../packages/ui/test/sizes.ts';

const print = (name: string, ...cells: (string | number)[]) =>
  console.log(name.padEnd(48) + cells.map((cell) => String(cell).padStart(12)).join(''));

const sizes: { name: string; bytes: number; budget: number }[] = [];
const measured = (name: string, bytes: number, budget: number) => {
  sizes.push({ name, bytes, budget });
  return inKib(bytes);
};

print('KiB, minified, brotli', 'itself', 'with parts', 'budget');
for (const entry of entries) {
  const { name, budget, composedBudget } = entry;
  const all = await sizeOf(entry, { composed: true });
  if (composedBudget === undefined) print(name, '', measured(name, all, budget), budget);
  else {
    const own = measured(name, await sizeOf(entry, { composed: false }), budget);
    print(
      name,
      own,
      measured(`${name} with its parts`, all, composedBudget),
      `${budget} / ${composedBudget}`,
    );
  }
}
print('all styles', '', measured('all styles', await sizeOfStyles(), STYLES_BUDGET), STYLES_BUDGET);
print('page.css', '', measured('page.css', await sizeOfPage(), PAGE_BUDGET), PAGE_BUDGET);
console.log(warning(sizes) ?? '');
