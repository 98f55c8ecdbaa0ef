// Weighs what the build wrote against the budgets of the first view: every page in every language, exact bytes, as
// compressed as they are sent. `npm test` runs it after the build. `--table` prints every page, not only what is over.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weighPage } from './budgets/weigh-page.mjs';

const KIB = 1024;

/** Before anybody has touched the page, in KiB of brotli; `blocking` counts elements. */
const BUDGETS = { script: 90, style: 10, html: 30, fonts: 60, blocking: 0 };

const dist = new URL('../apps/site/dist/', import.meta.url);
const { locales, pages } = JSON.parse(readFileSync(new URL('site.json', dist), 'utf8'));
const sizeOf = (path) => statSync(new URL(`client${path}`, dist)).size;

const rows = locales.flatMap((locale) =>
  Object.entries(pages).map(([path, { file }]) => {
    const html = new URL(`pages/${locale}/${file}`, dist);
    const bytes = weighPage(readFileSync(html, 'utf8'), {
      html: statSync(`${fileURLToPath(html)}.br`).size,
      sizeOf,
    });
    return { path, locale, bytes };
  }),
);

const amount = (name, bytes) => (name === 'blocking' ? bytes : bytes / KIB);
const isOver = ({ bytes }) =>
  Object.entries(BUDGETS).some(([name, most]) => amount(name, bytes[name]) > most);
const cell = (name, bytes) => {
  const value = amount(name, bytes[name]);
  return (name === 'blocking' ? String(value) : value.toFixed(2)) + (value > BUDGETS[name] ? ' !' : '  ');
};

const names = Object.keys(BUDGETS);
const line = (...cells) =>
  console.log(
    cells[0].padEnd(40) +
      cells
        .slice(1)
        .map((one) => one.padStart(12))
        .join(''),
  );
const shown = process.argv.includes('--table') ? rows : rows.filter(isOver);
line('KiB, brotli', ...names.map((name) => `${name}  `));
for (const { path, locale, bytes } of shown)
  line(`${path} ${locale}`, ...names.map((name) => cell(name, bytes)));
for (const [what, pick] of [
  ['most', Math.max],
  ['least', Math.min],
])
  line(what, ...names.map((name) => cell(name, { [name]: pick(...rows.map(({ bytes }) => bytes[name])) })));
line('budget', ...names.map((name) => `${String(BUDGETS[name])}  `));

const checks = rows.flatMap(({ bytes }) => names.map((name) => amount(name, bytes[name]) <= BUDGETS[name]));
const passed = checks.filter(Boolean).length;
const counts = { passed, failed: checks.length - passed };
mkdirSync(new URL('../reports/', import.meta.url), { recursive: true });
writeFileSync(new URL('../reports/budgets.json', import.meta.url), JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
