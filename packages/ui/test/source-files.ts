// The library's modules, parsed by TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { SHARED_FOLDERS } from '../scripts/entries.ts';

export const src = join(import.meta.dirname, '../src');

const isShipped = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file);

/** Modules of the package, as paths below `src`, without tests and stories. */
export const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isShipped)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

export const componentFolders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
  .map(({ name }) => name);

export const modulesOf = (folder: string) => modules.filter((file) => file.startsWith(`${folder}/`));

const parsed = new Map<string, ts.SourceFile>();

export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(join(src, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** Yields a node and its descendants. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

/** Returns the path below `src` of a relative import. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(src, join(src, dirname(from), specifier)).replaceAll('\\', '/');
  const stem = path.replace(/\.js$/, '');
  return modules.find((file) => file === `${stem}.ts` || file === `${stem}.tsx`);
}

/** Follows re-exports to the module that declares a name. */
export function declaringModule(file: string, name: string): string {
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    const found = statement.exportClause.elements.find((element) => element.name.text === name);
    const next = found && resolveImport(file, (statement.moduleSpecifier as ts.StringLiteral).text);
    if (next) return declaringModule(next, (found.propertyName ?? found.name).text);
  }
  return file;
}

/** Maps local names to the module and the name that they are imported from, without types. */
export function importsOf(source: ts.SourceFile): Map<string, { from: string; name: string }> {
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { from, name: '*' });
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, propertyName, isTypeOnly } of bindings.elements) {
        if (!isTypeOnly) imports.set(name.text, { from, name: (propertyName ?? name).text });
      }
    }
  }
  return imports;
}
