// Prints what each entry of the library weighs, beside its budget. The rules are in packages/ui/test/sizes.test.ts.
import { entries, inKib, sizeOf, sizeOfStyles, STYLES_BUDGET } from '../packages/ui/test/sizes.ts';

const print = (name, ...cells) =>
  console.log(name.padEnd(48) + cells.map((cell) => String(cell).padStart(12)).join(''));

print('KiB, minified, brotli', 'itself', 'with parts', 'budget');
for (const entry of entries) {
  const own = entry.composedBudget === undefined ? '' : inKib(await sizeOf(entry, { composed: false }));
  const composed = inKib(await sizeOf(entry, { composed: true }));
  print(entry.name, own, composed, [entry.budget, entry.composedBudget].filter(Boolean).join(' / '));
}
print('all styles', '', inKib(await sizeOfStyles()), STYLES_BUDGET);
