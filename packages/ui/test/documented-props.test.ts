// Every component says what it is, what each of its props means and what happens without it, and hands out the types of its words.
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

/** The exports of a component, followed to where they are declared. */
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

/** Members that the library declares itself, of a type or of any of a union; what elements take anyway is left out. */
function ownMembers(symbol: ts.Symbol): ts.Symbol[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const types = type.isUnion() ? type.types : [type];
  const members = new Map(types.flatMap((one) => one.getProperties()).map((member) => [member.name, member]));
  return [...members.values()].filter(isOurs);
}

/** Names of the library's own types that the type of a member is made of. */
function typeNamesOf(member: ts.Symbol): string[] {
  const names = (type: ts.Type): string[] => {
    if (type.isUnionOrIntersection()) return type.types.flatMap(names);
    const symbol = type.aliasSymbol ?? type.symbol;
    return (symbol as ts.Symbol | undefined) && isOurs(symbol) && !symbol.name.startsWith('__')
      ? [symbol.name]
      : [];
  };
  return names(checker.getTypeOfSymbol(member));
}

const isOptional = (member: ts.Symbol) => (member.flags & ts.SymbolFlags.Optional) !== 0;

/** `never` forbids a member in one form of the props; the other form describes it. */
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

  it('says what it is', () => {
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter(({ symbol }) => !docOf(symbol)).map(({ name }) => name)).toEqual([]);
  });

  it('says what each prop and each label means', () => {
    const silent = members.filter(({ member }) => !isForbidden(member) && !docOf(member));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('says what holds without an optional prop', () => {
    const silent = members.filter(
      ({ member }) => isOptional(member) && !isForbidden(member) && !/\bdefaults?\b/i.test(docOf(member)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('requires its words', () => {
    const optional = members.filter(({ member }) => member.name === 'labels' && isOptional(member));
    expect(optional.map(({ name }) => name)).toEqual([]);
  });

  it('hands out the types of its words', () => {
    const words = members.filter(({ name }) => name.endsWith('Props.labels'));
    const names = words.flatMap(({ member }) => typeNamesOf(member));
    expect(names.filter((name) => !exported.some((one) => one.name === name))).toEqual([]);
  });

  it('names the attributes that show its state', () => {
    const words = [
      ...components.map(({ symbol }) => docOf(symbol)),
      readFileSync(join(src, folder, `${folder}.mdx`), 'utf8'),
    ].join('\n');
    expect(stateAttributes(folder).filter((name) => !words.includes(name))).toEqual([]);
  });
});
