// Every component, prop and label has a doc comment, which editors and Storybook show.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { componentFolders, modulesOf, nodesIn, parse, src } from './source-files.ts';

const entry = join(src, 'index.ts');
const roots = [entry, ...componentFolders.map((folder) => join(src, folder, `${folder}.tsx`))];
const { config } = ts.readConfigFile(join(src, '../../../tsconfig.json'), (path) =>
  ts.sys.readFile(path),
) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, src);
const program = ts.createProgram(roots, { ...options, types: [] });
const checker = program.getTypeChecker();

interface Exported {
  name: string;
  symbol: ts.Symbol;
}

/** The exports of a component, with the symbols that they resolve to. */
function exportsOf(folder: string): Exported[] {
  const source = program.getSourceFile(join(src, folder, `${folder}.tsx`));
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

const docOf = (symbol: ts.Symbol) =>
  [
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...symbol.getJsDocTags(checker).map(({ name, text }) => `${name} ${ts.displayPartsToString(text)}`),
  ]
    .join('\n')
    .trim();

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(src)) ?? false;

/** Members of a type, or of any type of a union, that the library declares. Attributes of elements are not among them. */
function ownMembers(symbol: ts.Symbol): ts.Symbol[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const types = type.isUnion() ? type.types : [type];
  const members = new Map(types.flatMap((one) => one.getProperties()).map((member) => [member.name, member]));
  return [...members.values()].filter(isOurs);
}

const isOptional = (member: ts.Symbol) => (member.flags & ts.SymbolFlags.Optional) !== 0;

/** Whether the type is `never`: one member of a union forbids a prop that another describes. */
const isForbidden = (member: ts.Symbol) => {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
  return (type.flags & ts.TypeFlags.Never) !== 0;
};

const isComponent = ({ name, symbol }: Exported) =>
  /^[A-Z]/.test(name) && (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) !== 0;

const stateAttributes = (folder: string) => {
  const names = modulesOf(folder)
    .flatMap((file) => [...nodesIn(parse(file))])
    .flatMap((node) => {
      if (ts.isJsxAttribute(node)) return [node.name.getText()];
      if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) return [node.name.text];
      return [];
    });
  return [...new Set(names)].filter((name) => name.startsWith('data-'));
};

describe.each(componentFolders)('%s', (folder) => {
  const exported = exportsOf(folder);
  const components = exported.filter(isComponent);
  const props = exported.filter(({ name }) => name.endsWith('Props'));
  const members = [...props, ...exported.filter(({ name }) => name.endsWith('Labels'))].flatMap((type) =>
    ownMembers(type.symbol).map((member) => ({ name: `${type.name}.${member.name}`, member })),
  );

  it('describes the component', () => {
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter(({ symbol }) => !docOf(symbol)).map(({ name }) => name)).toEqual([]);
  });

  it('describes each prop and label', () => {
    const undocumented = members.filter(({ member }) => !isForbidden(member) && !docOf(member));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it('names the default of each optional prop', () => {
    const undocumented = members.filter(
      ({ member }) => isOptional(member) && !isForbidden(member) && !/\bdefaults?\b/i.test(docOf(member)),
    );
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it('documents its state attributes', () => {
    const words = [
      ...components.map(({ symbol }) => docOf(symbol)),
      readFileSync(join(src, folder, `${folder}.mdx`), 'utf8'),
    ].join('\n');
    expect(stateAttributes(folder).filter((name) => !words.includes(name))).toEqual([]);
  });
});
