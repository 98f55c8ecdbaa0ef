// Prints which test holds which line of the specification: `npm run spec`. A comment above a test tags it:
// `// SPEC 4: the line`, or `// DECISIONS 3: the line`; one test may have several.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

const TESTS = '{apps,packages,tools}/**/*.{test,spec,stories}.{ts,tsx}';
const TAG = /^\/\/ (?<section>(?:SPEC|DECISIONS) \d+): (?<line>.+)$/;

const tagsBefore = (node: ts.Node, text: string) =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
    const { section, line } = TAG.exec(text.slice(pos, end))?.groups ?? {};
    return section && line ? [{ section, line }] : [];
  });

/** The title of a test, which is what its call, or its row in a table of tests, begins with. */
function titleOf(node: ts.Node): string | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[0]?.getText();
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  return node.expression.arguments[0]?.getText();
}

/** Lines of the specification by section, each with the tests that hold it. */
const sections = new Map<string, Map<string, string[]>>();

for (const file of globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**'] }).sort()) {
  const text = readFileSync(`${root}${file}`, 'utf8');
  const visit = (node: ts.Node) => {
    const title = titleOf(node);
    for (const { section, line } of title ? tagsBefore(node, text) : []) {
      const lines = sections.get(section) ?? new Map<string, string[]>();
      sections.set(section, lines);
      lines.set(line, [...(lines.get(line) ?? []), `${file} › ${String(title).slice(1, -1)}`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

for (const [section, lines] of [...sections].sort(([one], [other]) =>
  one.localeCompare(other, 'en', { numeric: true }),
)) {
  console.log(`\n${section}`);
  for (const [line, tests] of lines) console.log([`  ${line}`, ...tests].join('\n      '));
}
