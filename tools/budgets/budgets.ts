// Checks every built page in every language against the budgets of its first view, in exact compressed bytes.
// `npm test` runs it after the build.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../command/command-line.ts';
import { LIMITS } from './limits.ts';
import type { PageWeight } from './weigh-page.ts';
import { weighSite, type WeighedPage } from './weigh-site.ts';

const { values } = readCommandLine('npm run budgets\nPrints the size of each page before any interaction.', {
  // Lists every page, not only those over budget.
  options: { table: { type: 'boolean' } },
});

const KIB = 1024;

type Name = keyof PageWeight;

/** Budgets before any interaction, in KiB of Brotli. `blocking` counts elements. */
const BUDGETS: Readonly<Record<Name, number>> = { script: LIMITS.script, style: 14, html: 28, blocking: 0 };

/** Budgets of pages with larger documents: the whole team, the press material, the gallery. */
const LARGE: Readonly<Record<string, number>> = {
  '/team': 36,
  '/press': 31,
  '/games/fatal-unleashed-darkness': 30,
};

const rows = await weighSite(fileURLToPath(new URL('../../apps/site/dist/', import.meta.url)));

const amount = (name: Name, bytes: number) => (name === 'blocking' ? bytes : bytes / KIB);
const budgetOf = (name: Name, { path }: WeighedPage) =>
  (name === 'html' ? LARGE[path] : undefined) ?? BUDGETS[name];
/** Share of a budget above which a warning is printed, without failing. */
const WARN_AT = 0.9;
const fits = (row: WeighedPage, name: Name) => amount(name, row.bytes[name]) <= budgetOf(name, row);
const cell = (name: Name, row: WeighedPage) => {
  const value = amount(name, row.bytes[name]);
  return (name === 'blocking' ? String(value) : value.toFixed(2)) + (fits(row, name) ? '  ' : ' !');
};

const names = Object.keys(BUDGETS) as Name[];
const line = (first: string, ...cells: string[]) =>
  console.log(first.padEnd(40) + cells.map((one) => one.padStart(12)).join(''));
const shown = values.table ? rows : rows.filter((row) => names.some((name) => !fits(row, name)));
line('KiB, brotli', ...names.map((name) => `${name}  `));
for (const row of shown) line(`${row.path} ${row.locale}`, ...names.map((name) => cell(name, row)));
for (const [what, pick] of [
  ['most', Math.max],
  ['least', Math.min],
] as const)
  line(
    what,
    ...names.map((name) => {
      const value = amount(name, pick(...rows.map(({ bytes }) => bytes[name])));
      return `${name === 'blocking' ? String(value) : value.toFixed(2)}  `;
    }),
  );
line('budget', ...names.map((name) => `${String(Number(BUDGETS[name].toFixed(2)))}  `));

const near = names.flatMap((name) => {
  const used = (row: WeighedPage) => amount(name, row.bytes[name]) / budgetOf(name, row);
  const pages = rows.filter((row) => used(row) > WARN_AT).sort((one, other) => used(other) - used(one));
  const [most] = pages;
  if (!most) return [];
  const value = amount(name, most.bytes[name]).toFixed(2);
  return [`${name} ${value} of ${budgetOf(name, most)} (${most.path} ${most.locale}, ${pages.length} pages)`];
});
if (near.length > 0) console.log(`Over ${WARN_AT * 100} % of a budget: ${near.join('; ')}`);

const checks = rows.flatMap((row) => names.map((name) => fits(row, name)));
const passed = checks.filter(Boolean).length;
const counts = { passed, failed: checks.length - passed };
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
